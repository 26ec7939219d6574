/** In what order the own cards lie: as the game gives them, sorted, or as somebody put them. */

import type { Face } from './wire'

export const ORDERS = ['given', 'rank', 'suit', 'own'] as const
export type Order = (typeof ORDERS)[number]

export function nextOrder(order: Order): Order {
  return ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] ?? 'given'
}

/** The places of the cards in the order in which they lie. */
export function arrangement(
  cards: readonly number[],
  faces: readonly Face[],
  order: Order,
  own: readonly number[],
): number[] {
  const places = cards.map((_, place) => place)
  if (order === 'given') return places
  if (order === 'own') return byOwnOrder(cards, places, own)
  const key = (card: number): [number, number] => {
    const face = faces[card]
    const rank = faces.findIndex(one => one.text === face?.text)
    const suit = faces.findIndex(one => one.symbol === face?.symbol && one.colour === face?.colour)
    return order === 'rank' ? [rank, suit] : [suit, rank]
  }
  const keys = cards.map(key)
  const compare = (one: number, other: number): number => {
    const [a, b] = [keys[one], keys[other]]
    if (!a || !b) return one - other
    return a[0] - b[0] || a[1] - b[1] || (cards[one] ?? 0) - (cards[other] ?? 0) || one - other
  }
  return places.sort(compare)
}

/** Cards that were never put anywhere lie last. */
function byOwnOrder(cards: readonly number[], places: number[], own: readonly number[]): number[] {
  const left = [...places]
  const found: number[] = []
  for (const card of own) {
    const at = left.findIndex(place => cards[place] === card)
    if (at >= 0) found.push(...left.splice(at, 1))
  }
  return [...found, ...left]
}

/** What a hand of so many cards looks like in the room that it has. */
export interface Fit {
  card: number
  perRow: number
  rows: number
  /** From one card to the next, and from one row to the next. */
  step: number
  down: number
  /** The rows lie closer than usual. */
  isClose: boolean
}

/** A card is so much higher than wide. */
export const HIGH = 1.4
/** So much of a covered card is seen at least, in pixels. */
const STRIP = 27
const GAP = 6
/** How rows lie, and how small a card is at least: as one likes it, or close before a hand is scrolled. */
const USUAL = { down: 41, smallest: 50 }
const CLOSE = { down: 32, smallest: 46 }
/** A hand that has to be scrolled anyway. */
const SCROLLED = 60

/** The largest cards with which the whole hand is seen; where none are small enough, it scrolls. */
export function shapeOf(count: number, width: number, height: number, largest: number): Fit {
  for (const { down, smallest } of [USUAL, CLOSE]) {
    const wished = Math.max(smallest, Math.min(largest, Math.floor(height / HIGH)))
    for (let card = wished; card >= smallest; card -= 2) {
      const found = tried(count, width, card)
      const spread = (height - HIGH * card) / Math.max(1, found.rows - 1)
      if (found.rows > 1 && spread < down) continue
      const isClose = found.rows > 1 && spread < USUAL.down
      return { ...found, down: Math.max(down, Math.min(spread, card * 0.9)), isClose }
    }
  }
  return { ...tried(count, width, SCROLLED), down: USUAL.down, isClose: false }
}

function tried(count: number, width: number, card: number): Omit<Fit, 'down' | 'isClose'> {
  const most = Math.max(1, Math.floor((width - card) / STRIP) + 1)
  const rows = Math.max(1, Math.ceil(count / most))
  const perRow = Math.ceil(count / rows)
  const step = perRow > 1 ? Math.min(card + GAP, (width - card) / (perRow - 1)) : card
  return { card, perRow, rows, step }
}
