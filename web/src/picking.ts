/** Picking: what the person has chosen, and the moves on offer that go with it.
 *
 * No legality is computed here: a card or a spot is usable when a move that was given uses it.
 */

import { attempted, isSame } from './attempts'
import type { Ask, Attempt, GameInfo, MoveView, Said, TableView, ZoneView } from './wire'

/** A card by its zone and its place there. */
export interface Pick {
  zone: number
  place: number
}

/** A spot of a board or a row, or a whole pile. */
export interface Place {
  zone: number
  spot: number
}

/** The spot of a pile, which is chosen as a whole. */
export const WHOLE = -1

export function same(one: Pick, other: Pick): boolean {
  return one.zone === other.zone && one.place === other.place
}

/** The hand that is drawn large: the viewer's first; -1 where there is none. */
export function ownHand(view: TableView): number {
  return view.zones.findIndex(zone => zone.kind === 'hand' && zone.seat === view.seat)
}

function isSelectable(zone: ZoneView): boolean {
  return zone.selectable && zone.cards.length > 0
}

export function cardsAt(view: TableView, chosen: readonly Pick[]): number[] {
  return chosen.map(pick => view.zones[pick.zone]?.cards[pick.place] ?? -1)
}

function sorted(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join(' ')
}

const ANYWHERE = ''
const nameOf = (place: Place): string => `${place.zone}-${place.spot}`

/** Cards of a series that are chosen together. */
export interface Chain {
  total: number
  /** The lowest total that any ending asks for. */
  least: number
  /** What can end it with that total: the moves to be made, and what to call them. */
  endings: { moves: Attempt[]; last: Attempt; label: Said }[]
}

/** The moves of one view, in order so that thousands of them are found quickly. */
export class Offers {
  /** The moves that neither cards nor spots lead to: they need a button of their own. */
  readonly buttons: MoveView[] = []
  private byCards = new Map<string, MoveView[]>()
  /** Where the spot of a move is drawn. */
  private places = new Map<MoveView, Place>()

  constructor(private view: TableView) {
    const shown = view.zones.filter(isSelectable)
    for (const move of view.moves) {
      const isReached = move.cards.length === 0 || isWithin(move, shown)
      const place = this.placeOf(move)
      if (place && isReached) this.places.set(move, place)
      else if (!isReached || move.cards.length === 0) {
        this.buttons.push(move)
        continue
      }
      const key = sorted(move.cards)
      const others = this.byCards.get(key)
      if (others) others.push(move)
      else this.byCards.set(key, [move])
    }
  }

  /** The moves that use just the chosen cards. */
  exact(chosen: readonly Pick[]): MoveView[] {
    const found = this.byCards.get(sorted(cardsAt(this.view, chosen))) ?? []
    return found.filter(move => this.rest(move, chosen) !== null)
  }

  /** The one move with cards, where there is just one: it needs no choosing. */
  get only(): MoveView | null {
    const [moves, ...more] = this.byCards.values()
    const [only, ...others] = moves ?? []
    const isAlone = only && !others.length && !more.length
    return isAlone && !this.places.has(only) && !only.adds ? only : null
  }

  /** The moves of the chosen cards that need neither a spot nor an ending besides. */
  direct(chosen: readonly Pick[]): MoveView[] {
    return this.exact(chosen).filter(move => !this.places.has(move) && !move.adds)
  }

  /** What the chosen cards come to as a series; null where they are none. */
  chain(chosen: readonly Pick[]): Chain | null {
    const series = this.view.series
    const steps = chosen.map(pick => this.step(pick))
    if (!series || !chosen.length || !steps.every(step => !!step)) return null
    const total = steps.reduce((sum, step) => sum + step.adds, series.total)
    const isWhole = chosen.length === this.view.zones[ownHand(this.view)]?.cards.length
    const endings = series.endings
      .filter(ending => total >= ending.least)
      .map(({ attempt, label, whole }) => {
        const { id, facts } = isWhole ? whole : label
        return {
          moves: [...steps.map(step => step.attempt), attempt],
          last: attempt,
          label: { id, facts: { ...facts, total } },
        }
      })
    return { total, least: Math.min(...series.endings.map(ending => ending.least)), endings }
  }

  /** The move of the chosen cards together, where one may try whether they go together. */
  gathered(chosen: readonly Pick[]): MoveView | null {
    const { gathering } = this.view
    if (!gathering || !this.canGather(chosen) || chosen.length < gathering.least) return null
    const cards = cardsAt(this.view, chosen).sort((a, b) => a - b)
    const { id, facts } = gathering.label
    const label = { id, facts: { ...facts, count: cards.length } }
    return attempted({ verb: gathering.verb, cards }, label)
  }

  /** What the cards chosen for a gathering come to, where the table adds up. */
  sum(chosen: readonly Pick[]): Said | null {
    const { gathering } = this.view
    if (!gathering?.sum || chosen.length < 2 || !this.canGather(chosen)) return null
    const cards = cardsAt(this.view, chosen)
    const add = (worth: number[]) => cards.reduce((sum, card) => sum + (worth[card] ?? 0), 0)
    const [total, high] = [add(gathering.worth), add(gathering.high)]
    return { ...gathering.sum, facts: { ...gathering.sum.facts, total, high, gap: high - total } }
  }

  private canGather(chosen: readonly Pick[]): boolean {
    const { gathering, zones } = this.view
    return (
      !!gathering &&
      chosen.length <= gathering.most &&
      chosen.every(pick => gathering.zones.includes(zones[pick.zone]?.name ?? ''))
    )
  }

  /** The move of a series that a card makes. */
  private step(pick: Pick): MoveView | undefined {
    const moves = this.byCards.get(sorted(cardsAt(this.view, [pick]))) ?? []
    return moves.find(move => move.adds > 0 && this.rest(move, [pick]))
  }

  /** Whether every move of this card alone is one that the person is asked about first. */
  isRisky(card: number): boolean {
    const moves = this.byCards.get(String(card)) ?? []
    return moves.length > 0 && moves.every(move => move.confirm)
  }

  /** The spots to which the chosen cards, or no cards, can go: each with its moves. */
  lit(chosen: readonly Pick[]): Lit {
    const found = new Map<string, MoveView[]>()
    for (const move of this.exact(chosen)) {
      const place = this.places.get(move)
      if (!place) continue
      const others = found.get(nameOf(place))
      if (others) others.push(move)
      else found.set(nameOf(place), [move])
    }
    return new Lit(found)
  }

  /** Whether the chosen cards can go to some spot of this zone: then one may ask about others. */
  leadsTo(chosen: readonly Pick[], zone: number): boolean {
    return this.exact(chosen).some(move => this.places.get(move)?.zone === zone)
  }

  /** The further cards that some move takes along with those chosen. */
  usable(chosen: readonly Pick[]): Usable {
    const found = new Set<string>()
    for (const moves of this.byCards.values()) {
      for (const move of moves) {
        if (move.cards.length <= chosen.length) continue
        const rest = this.rest(move, chosen)
        if (rest)
          for (const at of rest) found.add(`${move.zones[at] ?? ANYWHERE}/${move.cards[at]}`)
      }
    }
    if (this.chain(chosen)) {
      for (const { adds, zones, cards } of this.view.moves) {
        if (adds) found.add(`${zones[0] ?? ANYWHERE}/${cards[0]}`)
      }
    }
    const { gathering } = this.view
    const grows = gathering && this.canGather(chosen) && chosen.length < gathering.most
    return new Usable(this.view, chosen, found, grows ? gathering.zones : [])
  }

  /** Where in a move the cards stand that are not chosen yet; null where it does not fit. */
  private rest(move: MoveView, chosen: readonly Pick[]): number[] | null {
    const left = move.cards.map((_, at) => at)
    for (const pick of chosen) {
      const zone = this.view.zones[pick.zone]
      const card = zone?.cards[pick.place]
      const found = left.findIndex(
        at => move.cards[at] === card && (!move.zones[at] || move.zones[at] === zone?.name),
      )
      if (found < 0) return null
      left.splice(found, 1)
    }
    return left
  }

  private placeOf(move: MoveView): Place | null {
    if (!move.place) return null
    const pile = this.view.zones.findIndex(
      one => one.name === move.place && one.kind === 'pile' && isSame(one.move, move.attempt),
    )
    if (pile >= 0) return { zone: pile, spot: WHOLE }
    const zone = this.view.zones.findIndex(
      one => one.name === move.place && move.spot >= 0 && move.spot < one.spots.length,
    )
    return zone < 0 ? null : { zone, spot: move.spot }
  }
}

/** Whether all cards of a move lie open to be chosen. */
function isWithin(move: MoveView, zones: readonly ZoneView[]): boolean {
  if (move.cards.length === 1) {
    const [card = -1] = move.cards
    return zones.some(
      zone => zone.cards.includes(card) && (!move.zones[0] || move.zones[0] === zone.name),
    )
  }
  const left = zones.flatMap(zone => zone.cards.map(card => ({ card, zone: zone.name })))
  return move.cards.every((card, at) => {
    const found = left.findIndex(
      one => one.card === card && (!move.zones[at] || move.zones[at] === one.zone),
    )
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

/** Which cards can be chosen besides. */
export class Usable {
  constructor(
    private view: TableView,
    private chosen: readonly Pick[],
    private found: ReadonlySet<string>,
    /** Where lie the cards that one may try together. */
    private open: readonly string[] = [],
  ) {}

  get some(): boolean {
    return this.found.size > 0 || this.view.zones.some(zone => this.open.includes(zone.name))
  }

  /** Whether one may try with it, though no given move takes it. */
  mayTry(pick: Pick): boolean {
    const zone = this.view.zones[pick.zone]
    return !!zone?.selectable && this.open.includes(zone.name)
  }

  has(pick: Pick): boolean {
    const zone = this.view.zones[pick.zone]
    if (!zone?.selectable) return false
    if (this.chosen.some(one => same(one, pick))) return true
    // Before anything is chosen, all cards that may be tried are no news to anybody.
    if (this.chosen.length && this.mayTry(pick)) return true
    const card = zone.cards[pick.place]
    return this.found.has(`${zone.name}/${card}`) || this.found.has(`${ANYWHERE}/${card}`)
  }
}

/** Which spots can be chosen now, and for what. */
export class Lit {
  constructor(private found: ReadonlyMap<string, MoveView[]> = new Map()) {}

  get some(): boolean {
    return this.found.size > 0
  }

  moves(place: Place): MoveView[] {
    return this.found.get(nameOf(place)) ?? []
  }
}

/** Where the cards of a move lie; null where they do not all lie open to be chosen. */
export function picksOf(view: TableView, move: MoveView): Pick[] | null {
  const picks: Pick[] = []
  for (const [at, card] of move.cards.entries()) {
    const found = view.zones
      .map((zone, index) => ({ zone, index }))
      .filter(({ zone }) => isSelectable(zone) && (!move.zones[at] || move.zones[at] === zone.name))
      .flatMap(({ zone, index }) =>
        zone.cards.map((other, place) => ({ other, pick: { zone: index, place } })),
      )
      .find(({ other, pick }) => other === card && !picks.some(one => same(one, pick)))
    if (!found) return null
    picks.push(found.pick)
  }
  return picks
}

const known = new WeakMap<TableView, Offers>()

/** The offers of a view, put in order once. */
export function offersOf(view: TableView): Offers {
  const found = known.get(view) ?? new Offers(view)
  known.set(view, found)
  return found
}

/** Whether moves may take several cards, at once or in a series, so that a choice can grow. */
export function takesSeveral(game: GameInfo, view: TableView): boolean {
  return view.series !== null || game.verbs.some(verb => verb.most > 1)
}

/** What is chosen after a tap on a card. */
export function toggled(
  offers: Offers,
  several: boolean,
  chosen: readonly Pick[],
  pick: Pick,
): Pick[] {
  if (chosen.some(one => same(one, pick))) return chosen.filter(one => !same(one, pick))
  if (!several) return [pick]
  // A card that waits for its spot gives way to another.
  if (offers.lit(chosen).some && chosen.length && !offers.usable(chosen).some) return [pick]
  // Cards of different places go together only where a move takes them so.
  if (offers.usable(chosen).has(pick)) return [...chosen, pick]
  return [...chosen.filter(one => one.zone === pick.zone), pick]
}

/** What the person points at, for a question: the chosen cards, and where they are to go. */
export function gestureOf(
  view: TableView,
  chosen: readonly Pick[],
  place: Place | null,
): Omit<Ask, 'type'> {
  return {
    zone: view.zones[chosen[0]?.zone ?? -1]?.name ?? '',
    cards: cardsAt(view, chosen),
    place: view.zones[place?.zone ?? -1]?.name ?? '',
    spot: place?.spot ?? WHOLE,
  }
}
