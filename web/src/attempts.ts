/** Attempts: moves as they go to the table, offered or only tried; the table judges them. */

import type { Attempt, GameInfo, MoveView, Said, TableView } from './wire'

/** What tells a move from all others. */
export const keyOf = ({ verb, cards = [], number }: Attempt): string =>
  [verb, ...cards, ...(number == null ? [] : [`n${number}`])].join('-')

/** The key of moves that are made in one go, whatever their order. */
export const seriesOf = (moves: readonly Attempt[]): string => moves.map(keyOf).sort().join(' ')

export const isSame = (one: Attempt | null, other: Attempt): boolean =>
  one !== null && keyOf(one) === keyOf(other)

/** What can be tapped although nobody offered it. */
export function attempted(attempt: Attempt, label: Said): MoveView {
  return {
    attempt,
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
): MoveView[] {
  if (!view.seats[view.seat]?.acts || !game) return buttons
  const plain = game.verbs.filter(verb => verb.most === 0 && !verb.numbered)
  const tried = plain.map(
    ({ name }) =>
      view.moves.find(move => isSame({ verb: name }, move.attempt)) ??
      attempted({ verb: name }, { id: `verb-${name}`, facts: {} }),
  )
  return [
    ...tried,
    ...buttons.filter(move => !tried.some(one => isSame(one.attempt, move.attempt))),
  ]
}
