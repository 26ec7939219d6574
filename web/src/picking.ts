/** Picking: the cards that the person has chosen, and the moves on offer that use them.
 *
 * No legality is computed here: a card is usable when a move that was given uses it.
 */

import type { GameInfo, MoveView, TableView, ZoneView } from './wire'

/** A card by its zone and its place there. */
export interface Spot {
  zone: number
  place: number
}

export function same(one: Spot, other: Spot): boolean {
  return one.zone === other.zone && one.place === other.place
}

/** The hand that is drawn large: the viewer's first; -1 where there is none. */
export function ownHand(view: TableView): number {
  return view.zones.findIndex(zone => zone.kind === 'hand' && zone.seat === view.seat)
}

export function isSelectable(zone: ZoneView): boolean {
  return zone.selectable && zone.cards.length > 0
}

export function cardsAt(view: TableView, chosen: readonly Spot[]): number[] {
  return chosen.map(spot => view.zones[spot.zone]?.cards[spot.place] ?? -1)
}

function sorted(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join(' ')
}

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all]
  return some.every(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The moves that use just the chosen cards. */
export function exact(view: TableView, chosen: readonly Spot[]): MoveView[] {
  const wanted = sorted(cardsAt(view, chosen))
  return view.moves.filter(move => sorted(move.cards) === wanted)
}

/** The moves that the chosen cards are part of. */
export function growing(view: TableView, cards: readonly number[]): MoveView[] {
  return view.moves.filter(move => isWithin(cards, move.cards))
}

/** Whether some move takes this card along with those chosen. */
export function isUsable(view: TableView, chosen: readonly Spot[], spot: Spot): boolean {
  const zone = view.zones[spot.zone]
  const card = zone?.cards[spot.place]
  if (!zone || card === undefined || !zone.selectable) return false
  if (chosen.some(one => same(one, spot))) return true
  return growing(view, [...cardsAt(view, chosen), card]).length > 0
}

/** Whether a move of the game may take several cards, so that a choice can grow. */
export function takesSeveral(game: GameInfo): boolean {
  return game.verbs.some(verb => verb.most > 1)
}

/** What is chosen after a tap on a card. */
export function toggled(several: boolean, chosen: readonly Spot[], spot: Spot): Spot[] {
  if (chosen.some(one => same(one, spot))) return chosen.filter(one => !same(one, spot))
  const kept = several ? chosen.filter(one => one.zone === spot.zone) : []
  return [...kept, spot]
}

/** The moves that no choice of cards reaches: they need a button of their own. */
export function withoutCards(view: TableView): MoveView[] {
  const within = view.zones.filter(isSelectable).flatMap(zone => zone.cards)
  return view.moves.filter(move => move.cards.length === 0 || !isWithin(move.cards, within))
}

/** Which verb the cards of a zone go with, learnt from the moves that were on offer. */
export class Habits {
  private verbs = new Map<string, string>()

  learn(view: TableView): void {
    for (const move of view.moves) {
      const homes = view.zones.filter(zone => zone.selectable && isWithin(move.cards, zone.cards))
      const [home] = homes
      const verb = move.text.split(' ', 1)[0]
      if (move.cards.length && homes.length === 1 && home && verb) this.verbs.set(home.name, verb)
    }
  }

  /** A move not on offer, in notation, to hear from the table why it may not be made. */
  attempt(game: GameInfo, view: TableView, chosen: readonly Spot[]): string | null {
    const zone = view.zones[chosen[0]?.zone ?? -1]
    const fitting = game.verbs.filter(v => v.least <= chosen.length && chosen.length <= v.most)
    const learnt = fitting.find(verb => verb.name === this.verbs.get(zone?.name ?? ''))
    const verb = learnt ?? (zone?.kind === 'hand' ? fitting[0] : fitting.at(-1))
    if (!verb || !chosen.length) return null
    const names = cardsAt(view, chosen).map(card => game.cards[card] ?? '')
    return [verb.name, ...names].join(' ')
  }
}
