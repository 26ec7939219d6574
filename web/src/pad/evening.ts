/** The results of an evening, to take along. */

import type { PadView } from '../wire'

/** What a round brought each player: the difference of two totals. */
export function pointsOf(pad: PadView): { round: number; points: number[]; totals: number[] }[] {
  let before: number[] = pad.names.map(() => 0)
  return pad.rounds
    .filter(page => page.totals.length)
    .map(page => {
      const points = page.totals.map((total, seat) => total - (before[seat] ?? 0))
      before = page.totals
      return { round: page.round, points, totals: page.totals }
    })
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** A row a round: the points and the totals of each player. */
export function asCsv(pad: PadView, words: { round: string; total: string }): string {
  const head = [words.round, ...pad.names, ...pad.names.map(name => `${name} (${words.total})`)]
  const rows = pointsOf(pad).map(({ round, points, totals }) => [round, ...points, ...totals])
  return [head.map(quoted), ...rows]
    .map(row => row.join(','))
    .join('\r\n')
    .concat('\r\n')
}
