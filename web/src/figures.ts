/** What the games of this device come to: how often one played and won, the best result. */

import type { Played } from './memory.svelte'
import type { GameInfo } from './wire'

export interface Figures {
  game: string
  count: number
  won: number
  /** In whole per cents. */
  share: number
  /** The best result; null where all win or lose together. */
  best: number | null
  /** How often one has won in a row, until now. */
  row: number
}

/** Game by game, what was played most first; newest games come first in what is given.
 *
 * Whoever knew the cards does not count, and neither does who only watched.
 */
export function figuresOf(
  played: readonly Played[],
  gameOf: (id: string) => Pick<GameInfo, 'lowest_wins' | 'cooperative'> | undefined,
): Figures[] {
  const fair = played.filter(one => !one.isSame && one.you < one.names.length)
  const games = [...new Set(fair.map(one => one.game))]
  return games
    .map(game => {
      const own = fair.filter(one => one.game === game)
      const isWon = (one: Played) => one.winners.includes(one.you)
      const won = own.filter(isWon).length
      const lost = own.findIndex(one => !isWon(one))
      const info = gameOf(game)
      const scores = own.map(one => one.scores[one.you] ?? 0)
      const best = info?.lowest_wins ? Math.min(...scores) : Math.max(...scores)
      return {
        game,
        count: own.length,
        won,
        share: Math.round((100 * won) / own.length),
        best: !info || info.cooperative ? null : best,
        row: lost < 0 ? own.length : lost,
      }
    })
    .sort((a, b) => b.count - a.count)
}
