/** What the parts of a table need to draw it: the same at play and when watching again. */

import type { Spot } from './picking'
import type { NameOf, Voice } from './say'
import type { Face, SeatInfo, TableView } from './wire'

export interface Scene {
  view: TableView
  voice: Voice
  faces: Face[]
  nameOf: NameOf
  /** The key of every card, by zone and place. */
  keys: string[][]
  people: SeatInfo[]
  chosen: Spot[]
  /** What a further card would come to: nothing where a move takes one card only. */
  kept: Spot[]
  /** Null where cards are only looked at. */
  choose: ((spot: Spot) => void) | null
}

/** The seats in the order of play, beginning after the viewer's; the viewer's own last. */
export function around(view: TableView): TableView['seats'] {
  const count = view.seats.length
  const first = view.seat < count ? view.seat + 1 : 0
  return view.seats.map((_, at) => view.seats[(first + at) % count]).filter(seat => !!seat)
}

export function isOwn(view: TableView, seat: number): boolean {
  return seat >= 0 && seat === view.seat
}

/** A colour of its own for each seat, besides the name. */
export function hue(seat: number): number {
  return (seat * 67 + 24) % 360
}
