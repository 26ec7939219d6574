/** Attempts: moves that nobody offered and that a person may try; the table judges them. */

import type { Attempt, GameInfo, MoveView, Said, TableView } from './wire'

/** A move as it goes to the table: by the name under which it was offered, or as an attempt. */
export interface Sent {
  text: string
  attempt?: Attempt
}

/** What can be tapped: a move that was offered, or one that may be tried. */
export type Offer = MoveView & Sent

/** What an attempt is called, as moves are that were offered. */
export function nameOfAttempt(game: GameInfo, { verb, cards = [] }: Attempt): string {
  return [verb, ...cards.map(card => game.cards[card] ?? '')].join(' ')
}

export function attempted(game: GameInfo, attempt: Attempt, label: Said): Offer {
  return {
    attempt,
    text: nameOfAttempt(game, attempt),
    label,
    cards: attempt.cards ?? [],
    quiz: null,
    zones: [],
    place: '',
    spot: -1,
    confirm: null,
    adds: 0,
    preview: [],
  }
}

/** Every button that there could be, for who may try all of them: legal or not, in one order. */
export function allButtons(
  view: TableView,
  buttons: MoveView[],
  game: GameInfo | undefined,
): Offer[] {
  if (!view.seats[view.seat]?.acts || !game) return buttons
  const plain = game.verbs.filter(verb => verb.most === 0 && !verb.numbered)
  const tried = plain.map(
    ({ name }) =>
      view.moves.find(move => move.text === name) ??
      attempted(game, { verb: name, cards: [] }, { id: `verb-${name}`, facts: {} }),
  )
  return [...tried, ...buttons.filter(move => !tried.some(one => one.text === move.text))]
}
