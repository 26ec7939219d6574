/** Which card and which piece on the table is which, from one view to the next.
 *
 * A view tells faces, and copies of a face are alike. So that a card can be seen to move, each
 * gets a key: it keeps the key while it lies where it lies, takes the key along to another place,
 * and where it comes from or goes to out of sight, that place is told. Pieces are told apart by
 * their pictures in the same way.
 */

import type { EventView, TableView } from './wire'

export interface Instances {
  /** The key of every card, by the place on the screen where it lies. */
  cards: Map<string, string[]>
  /** The key of every piece, by its spot. */
  pieces: Map<string, string[]>
  /** How far each piece has turned, in degrees: it turns the short way. */
  angles: Map<string, number>
  /** Where a new card comes from: the name of a place on the screen. */
  from: Map<string, string>
  /** Where a card that is gone went to. */
  to: Map<string, string>
}

export function noInstances(): Instances {
  return {
    cards: new Map(),
    pieces: new Map(),
    angles: new Map(),
    from: new Map(),
    to: new Map(),
  }
}

export const zonePlace = (zone: number): string => `zone-${zone}`
export const spotPlace = (zone: number, spot: number): string => `zone-${zone}-${spot}`
export const seatPlace = (seat: number): string => `seat-${seat}`

const UNSEEN = '-1'

/** A place with things in it. */
interface Holder {
  place: string
  /** What the place is called in every view: its number on the screen may change. */
  home: string
  things: string[]
}

/** A thing in its place. */
interface Thing {
  home: string
  what: string
  key: string
}

let made = 0

export function nextInstances(
  before: { view: TableView; instances: Instances } | null,
  view: TableView,
): Instances {
  const old = before?.view
  const cards = handOn(old ? cardHolders(old) : [], before?.instances.cards, cardHolders(view))
  const pieces = handOn(old ? pieceHolders(old) : [], before?.instances.pieces, pieceHolders(view))
  const seats = new Map(view.zones.map((zone, at) => [zonePlace(at), zone.seat]))
  const from = new Map(
    cards.fresh.map(({ key, what, place }) => [
      key,
      origin(old, view, Number(what), seats.get(place) ?? -1),
    ]),
  )
  const to = new Map(cards.gone.map(({ key, what }) => [key, goal(old, view, Number(what))]))
  const angles = turn(before?.instances.angles, view, pieces.keys)
  return { cards: cards.keys, pieces: pieces.keys, angles, from, to }
}

function cardHolders(view: TableView): Holder[] {
  return view.zones.flatMap((zone, at) => {
    const home = `${zone.name} ${zone.seat}`
    return [
      { place: zonePlace(at), home, things: zone.cards.map(String) },
      ...zone.spots.map((spot, number) => ({
        place: spotPlace(at, number),
        home: `${home} ${number}`,
        things: spot.cards.map(String),
      })),
    ]
  })
}

function pieceHolders(view: TableView): Holder[] {
  return view.zones.flatMap((zone, at) =>
    zone.spots.map((spot, number) => ({
      place: spotPlace(at, number),
      home: `${zone.name} ${zone.seat} ${number}`,
      things: spot.pieces.map(piece => `${piece.picture} ${piece.seat}`),
    })),
  )
}

/** Give every thing the key that it had, or a new one. */
function handOn(
  before: Holder[],
  had: Map<string, string[]> | undefined,
  now: Holder[],
): {
  keys: Map<string, string[]>
  fresh: { key: string; what: string; place: string }[]
  gone: Thing[]
} {
  const old: Thing[] = before.flatMap(({ place, home, things }) =>
    things.flatMap((what, at) => {
      const key = had?.get(place)?.[at]
      return key ? [{ home, what, key }] : []
    }),
  )
  const keys = new Map(now.map(({ place, things }) => [place, things.map(() => '')]))
  const fill = (fits: (thing: Thing, home: string, what: string) => boolean): void => {
    for (const { place, home, things } of now) {
      const row = keys.get(place) ?? []
      things.forEach((what, at) => {
        if (row[at]) return
        const found = old.findIndex(thing => fits(thing, home, what))
        if (found >= 0) row[at] = old.splice(found, 1)[0]?.key ?? ''
      })
    }
  }
  fill((thing, home, what) => thing.home === home && thing.what === what)
  fill((thing, _, what) => thing.what === what && what !== UNSEEN)
  // What is turned over stays where it is.
  fill((thing, home, what) => thing.home === home && (thing.what === UNSEEN || what === UNSEEN))
  const fresh: { key: string; what: string; place: string }[] = []
  for (const { place, things } of now) {
    const row = keys.get(place) ?? []
    things.forEach((what, at) => {
      if (row[at]) return
      const key = `thing-${made++}`
      row[at] = key
      fresh.push({ key, what, place })
    })
  }
  return { keys, fresh, gone: old }
}

function turn(
  before: Map<string, number> | undefined,
  view: TableView,
  keys: Map<string, string[]>,
): Map<string, number> {
  const angles = new Map<string, number>()
  view.zones.forEach((zone, at) => {
    zone.spots.forEach((spot, number) => {
      spot.pieces.forEach((piece, place) => {
        const key = keys.get(spotPlace(at, number))?.[place] ?? ''
        const was = before?.get(key)
        const is = piece.turned * 90
        const step = was === undefined ? 0 : ((((is - was) % 360) + 540) % 360) - 180
        angles.set(key, was === undefined ? is : was + step)
      })
    })
  })
  return angles
}

/** A new card comes from the player who brought it, or from a pile that has become smaller. */
function origin(
  before: TableView | undefined,
  view: TableView,
  card: number,
  home: number,
): string {
  const event = view.events.find(one => one.cards.includes(card))
  if (event && event.seat >= 0 && event.seat !== view.seat && event.seat !== home) {
    return seatPlace(event.seat)
  }
  const shrunk = changed(before, view, (old, now) => now < old)
  return shrunk ?? changed(undefined, view, () => true) ?? ''
}

/** A card that is gone went to a pile that has grown, or to the player who took it. */
function goal(before: TableView | undefined, view: TableView, card: number): string {
  const event: EventView | undefined = view.events.findLast(
    one => one.cards.includes(card) && one.seat >= 0,
  )
  const grown = changed(before, view, (old, now) => now > old)
  if (event && event.seat !== view.seat) return seatPlace(event.seat)
  return grown ?? (event ? seatPlace(event.seat) : '')
}

/** The first pile whose number of cards has changed so. */
function changed(
  before: TableView | undefined,
  view: TableView,
  how: (old: number, now: number) => boolean,
): string | undefined {
  const at = view.zones.findIndex(zone => {
    const old = before?.zones.find(other => other.name === zone.name && other.seat === zone.seat)
    return zone.kind === 'pile' && how(old?.count ?? 0, zone.count)
  })
  return at < 0 ? undefined : zonePlace(at)
}
