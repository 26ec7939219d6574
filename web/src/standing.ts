/** Who stands where at the end of a game. */

import type { SeatView, TableView } from './wire'

export interface Place {
  seat: SeatView
  /** From 1; who is as good has the same. */
  place: number
}

/** The winners first; then by points, and who is out after who is not. */
export function places(view: TableView, lowestWins: boolean): Place[] {
  const isWinner = (seat: SeatView): boolean => view.winners.includes(seat.seat)
  const worse = (a: SeatView, b: SeatView): number =>
    Number(isWinner(b)) - Number(isWinner(a)) ||
    Number(a.out) - Number(b.out) ||
    (lowestWins ? a.score - b.score : b.score - a.score)
  const found: Place[] = []
  for (const seat of [...view.seats].sort(worse)) {
    const before = found.at(-1)
    const isAsGood = before && (isWinner(seat) ? isWinner(before.seat) : !worse(before.seat, seat))
    found.push({ seat, place: isAsGood ? before.place : found.length + 1 })
  }
  return found
}
