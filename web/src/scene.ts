/** What the parts of a table need to draw it: the same at play and when watching again. */

import { MediaQuery } from 'svelte/reactivity'
import type { Thing } from './book/asking'
import type { Instances } from './instances'
import { Lit, type Offers, type Pick, type Place, type Usable } from './picking'
import type { NameOf, Voice } from './say'
import type { Face, GameInfo, SeatInfo, TableView, ZoneView } from './wire'

/** How a card is drawn: whole, so small that only what matters most is seen, or flat. */
export type Look = 'large' | 'small' | 'chip'

/** A zone, with its number in the view. */
export interface Laid {
  zone: ZoneView
  at: number
}

export interface Scene {
  view: TableView
  voice: Voice
  faces: Face[]
  nameOf: NameOf
  instances: Instances
  people: SeatInfo[]
  chosen: Pick[]
  /** The cards that a choice can take in; null where cards are only looked at. */
  usable: Usable | null
  /** The spots and piles that can be chosen now. */
  lit: Lit
  /** What is on offer, where somebody may try what is not. */
  offers: Offers | null
  /** Whether the person may err: nothing is lit, and everything may be tried. */
  isFree?: boolean
  /** The spot that is chosen, where several moves lead to it. */
  spot: Place | null
  choose: ((pick: Pick) => void) | null
  touch: ((place: Place) => void) | null
  /** Tell what something is and does. */
  explain: ((thing: Thing) => void) | null
}

/** A table to be looked at, at which nobody can do anything. */
export function stillScene(
  view: TableView,
  game: GameInfo,
  voice: Voice,
  nameOf: NameOf,
  instances: Instances,
): Scene {
  return {
    view,
    voice,
    faces: view.faces.length > 0 ? view.faces : game.faces,
    nameOf,
    instances,
    people: [],
    chosen: [],
    usable: null,
    lit: new Lit(),
    spot: null,
    offers: null,
    choose: null,
    touch: null,
    explain: null,
  }
}

/** The seats in the order of play, beginning after the viewer's; the viewer's own last. */
export function around(view: TableView): TableView['seats'] {
  const count = view.seats.length
  const first = view.seat < count ? view.seat + 1 : 0
  return view.seats.map((_, at) => view.seats[(first + at) % count]).filter(seat => !!seat)
}

/** A tablet upright: there is more room along the sides than opposite. */
const tall = new MediaQuery(
  '(min-width: 48rem) and (max-width: 63.9rem) and (min-height: 60rem)',
  false,
)

/** So many of the others sit on either side of a large cloth; the rest sit opposite. */
export function sidesOf(others: number, isTall = tall.current): number {
  if (others > 6) return isTall ? 3 : 2
  if (others > 4 && isTall) return 2
  return others > 1 ? 1 : 0
}

/** Whether more lies in a place that scrolls than is seen, further on. */
export function hasMore(place: HTMLElement): boolean {
  const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = place
  return scrollLeft + clientWidth < scrollWidth - 1 || scrollTop + clientHeight < scrollHeight - 1
}

export function isOwn(view: TableView, seat: number): boolean {
  return seat >= 0 && seat === view.seat
}

/** Whether a zone lies in front of another player, or is their open hand: then it is drawn there. */
export function isAtSeat(view: TableView, zone: ZoneView): boolean {
  const lies = zone.kind === 'row' || zone.kind === 'hand'
  return lies && zone.seat >= 0 && !isOwn(view, zone.seat) && !zone.spots.length
}

/** Whether there is a board, so that everything else has to be smaller. */
export function hasBoard(view: TableView): boolean {
  return view.zones.some(zone => zone.kind === 'grid' && zone.spots.length > 0)
}

/** Where the drawing of a game's own is. */
export function artOf(game: string, picture: string): string {
  return `/art/${encodeURIComponent(game)}/${encodeURIComponent(picture)}.svg`
}

/** Gives an element the cloth and the colours of a game: they are data of its folder. */
export function dress(node: HTMLElement, game: GameInfo): { update: (game: GameInfo) => void } {
  putOn(node, game)
  return { update: other => putOn(node, other) }
}

function putOn(node: HTMLElement, game: GameInfo): void {
  const { cloth, edge, rim, accent, texture } = game.decor
  const colours = { cloth, 'cloth-2': edge, rim, gold: accent }
  for (const [name, [day, night]] of Object.entries(colours)) {
    node.style.setProperty(`--${name}`, day ? `light-dark(${day}, ${night ?? day})` : null)
  }
  node.style.setProperty('--cloth-texture', texture ? `url("${artOf(game.id, texture)}")` : null)
}

/** A colour of its own for each seat, besides the name. */
export function hue(seat: number): number {
  return (seat * 67 + 24) % 360
}
