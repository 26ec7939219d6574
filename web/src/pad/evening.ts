/** The games of an evening as a pad holds them, and its results to take along. */

import type { PadGame, PadView } from '../wire'

/** Each game of an evening has so many pages of its own. */
export const PAGES = 1000
const AFTER_THE_LAST = -1
export const NOTHING = '–'

export interface Points {
  round: number
  number: number
  points: number[]
  totals: number[]
}

/** What a round brought each player: the difference of two totals. */
export function pointsOf(game: PadGame): Points[] {
  let before: number[] = []
  return game.rounds
    .filter(page => page.totals.length && page.number !== AFTER_THE_LAST)
    .map(page => {
      const points = page.totals.map((total, seat) => total - (before[seat] ?? 0))
      before = page.totals
      return { round: page.round, number: page.number, points, totals: page.totals }
    })
}

/** Whether somebody is out where cards or houses are counted: then there is nothing to count. */
export function isUncounted(game: PadGame, seat: number): boolean {
  return !!game.unit && game.out.includes(seat)
}

/** Whether anything is written of a game. */
export function isBegun(pad: PadView, at: number): boolean {
  return pad.cells.some(cell => Math.floor(cell.round / PAGES) === at)
}

/** The game that people are at: the last one of which something is written. */
export function currentGame(pad: PadView): number {
  for (let at = pad.games.length - 1; at > 0; at--) if (isBegun(pad, at)) return at
  return 0
}

/** The games that count for the evening. */
export function gamesPlayed(pad: PadView): PadGame[] {
  return pad.games.filter(
    (game, at) => at === 0 || isBegun(pad, at) || game.rounds.some(page => page.totals.length),
  )
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Figures of all players; a dash for who has none. */
function counted(game: PadGame, figures: number[]): (number | string)[] {
  return figures.map((figure, seat) => (isUncounted(game, seat) ? NOTHING : figure))
}

/** A row a round: the game, the points and the totals of each player; then what was won. */
export function asCsv(
  pad: PadView,
  words: { game: string; round: string; total: string; won: string },
): string {
  const head = [
    words.game,
    words.round,
    ...pad.names,
    ...pad.names.map(name => `${name} (${words.total})`),
  ]
  const rows = gamesPlayed(pad).flatMap((game, at) => [
    ...pointsOf(game).map(({ number, points, totals }) => [
      at + 1,
      number,
      ...counted(game, points),
      ...counted(game, totals),
    ]),
    ...(game.ending
      ? [
          [
            at + 1,
            quoted(words.won),
            ...pad.names.map((_, seat) => (game.winners.includes(seat) ? 1 : 0)),
            ...counted(game, game.totals),
          ],
        ]
      : []),
  ])
  return [head.map(quoted), ...rows]
    .map(row => row.join(','))
    .join('\r\n')
    .concat('\r\n')
}
