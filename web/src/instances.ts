/** Which card on the table is which, from one view to the next.
 *
 * A view tells faces, and copies of a face are alike. So that a card can be seen to move, each
 * gets a key: it keeps the key while it lies in its zone, takes the key along to another zone,
 * and where it comes from or goes to out of sight, that place is told.
 */

import type { EventView, TableView } from './wire'

export interface Instances {
  /** The key of every card, by zone and place. */
  keys: string[][]
  /** Where a new card comes from: the name of a place on the screen. */
  from: Map<string, string>
  /** Where a card that is gone went to. */
  to: Map<string, string>
}

export const zonePlace = (zone: number): string => `zone-${zone}`
export const seatPlace = (seat: number): string => `seat-${seat}`

let made = 0

interface Held {
  zone: string
  card: number
  key: string
}

export function nextInstances(
  before: { view: TableView; instances: Instances } | null,
  view: TableView,
): Instances {
  const old: Held[] = []
  before?.view.zones.forEach((zone, at) => {
    zone.cards.forEach((card, place) => {
      const key = before.instances.keys[at]?.[place]
      if (key && card >= 0) old.push({ zone: zone.name, card, key })
    })
  })
  const keys: string[][] = view.zones.map(zone => zone.cards.map(() => ''))
  const take = (fits: (held: Held) => boolean): string => {
    const at = old.findIndex(fits)
    return at < 0 ? '' : (old.splice(at, 1)[0]?.key ?? '')
  }
  const fill = (find: (zone: string, card: number) => string): void => {
    view.zones.forEach((zone, at) => {
      zone.cards.forEach((card, place) => {
        const row = keys[at]
        if (row && !row[place]) row[place] = find(zone.name, card)
      })
    })
  }
  fill((zone, card) => take(held => held.zone === zone && held.card === card))
  fill((_, card) => take(held => held.card === card))
  const from = new Map<string, string>()
  view.zones.forEach((zone, at) => {
    zone.cards.forEach((card, place) => {
      const row = keys[at]
      if (!row || row[place]) return
      const key = `card-${made++}`
      row[place] = key
      from.set(key, origin(before?.view, view, card, zone.seat))
    })
  })
  const to = new Map(old.map(held => [held.key, goal(before?.view, view, held.card)]))
  return { keys, from, to }
}

function about(events: readonly EventView[], card: number): EventView | undefined {
  return events.find(event => event.cards.includes(card))
}

/** A new card comes from the player who brought it, or from a pile that has become smaller. */
function origin(
  before: TableView | undefined,
  view: TableView,
  card: number,
  home: number,
): string {
  const event = about(view.events, card)
  if (event && event.seat >= 0 && event.seat !== view.seat && event.seat !== home) {
    return seatPlace(event.seat)
  }
  const shrunk = changed(before, view, (old, now) => now < old)
  return shrunk ?? changed(undefined, view, () => true) ?? ''
}

/** A card that is gone went to a pile that has grown, or to the player who took it. */
function goal(before: TableView | undefined, view: TableView, card: number): string {
  const event = view.events.findLast(one => one.cards.includes(card) && one.seat >= 0)
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
