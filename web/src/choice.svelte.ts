/** What the person is about to do: the cards and the spot that are chosen, the move looked at. */

import {
  offersOf,
  ownHand,
  type Pick,
  type Place,
  picksOf,
  same,
  takesSeveral,
  toggled,
} from './picking'
import type { Attempt, GameInfo, MoveView, TableView } from './wire'

/** Where a choice is made, and what comes of it. */
interface Table {
  readonly game: GameInfo | undefined
  readonly view: TableView | null
  play(move: MoveView): void
  playSeries(moves: readonly Attempt[]): void
  ask(place?: Place | null): void
}

export class Choice {
  chosen = $state.raw<Pick[]>([])
  /** The spot that is chosen, where several moves lead to it. */
  spot = $state.raw<Place | null>(null)
  /** What the table answered about the choice: the moves that it may stand for. */
  allowed = $state.raw<MoveView[]>([])
  /** A move that is looked at before it is made. */
  tried = $state.raw<MoveView | null>(null)

  constructor(private table: Table) {}

  choose(pick: Pick): void {
    const { game, view } = this.table
    if (!game || !view) return
    const several = takesSeveral(game, view)
    const offers = offersOf(view)
    const [only, ...more] = offers.exact(this.chosen)
    const again = this.chosen.some(one => same(one, pick))
    this.spot = null
    this.allowed = []
    // Where a choice cannot grow, the second tap plays the card.
    if (again && !several && only && !more.length && !only.place) this.table.play(only)
    else this.chosen = toggled(offers, several, this.chosen, pick)
  }

  chooseInHand(place: number): void {
    const { view } = this.table
    if (!view) return
    const zone = ownHand(view)
    if (place < (view.zones[zone]?.cards.length ?? 0)) this.choose({ zone, place })
  }

  /** A tap on a spot or pile that is lit makes the move, or chooses it where several end there.
   *
   * On one that is not lit, the table is asked why.
   */
  touch(place: Place): void {
    const { view } = this.table
    if (!view) return
    const offers = offersOf(view)
    const moves = offers.lit(this.chosen).moves(place)
    if (moves.length === 1 && moves[0]) this.table.play(moves[0])
    else if (moves.length) this.spot = place
    else this.table.ask(place)
  }

  /** Choose the cards of a move, to be looked at before it is made. */
  chooseMove(move: MoveView): void {
    const { view } = this.table
    const picks = view && picksOf(view, move)
    if (picks) this.chosen = picks
    this.spot = null
  }

  clear(): void {
    this.tried = null
    this.allowed = []
    this.chosen = []
    this.spot = null
  }

  /** What a button stands for: where it has a preview, that is looked at first. */
  press(move: MoveView): void {
    if (!move.preview.length || this.tried === move) this.table.play(move)
    else this.tried = move
  }

  /** Play what is chosen, where that is clear; else ask the table why it cannot be played. */
  playChosen(): void {
    const { view } = this.table
    if (!view || !this.chosen.length) return
    const offers = offersOf(view)
    const [ending] = offers.chain(this.chosen)?.endings ?? []
    const moves = offers.direct(this.chosen)
    const gathered = offers.gathered(this.chosen)
    if (ending) this.table.playSeries(ending.moves)
    else if (moves.length === 1 && moves[0]) this.table.play(moves[0])
    else if (!moves.length && gathered) this.table.play(gathered)
    else if (!moves.length && !offers.lit(this.chosen).some) this.table.ask()
  }

  /** A card leaves the hand for the table. */
  lift(pick: Pick): void {
    if (!this.chosen.some(one => same(one, pick))) this.choose(pick)
  }

  /** What is chosen is laid on the table: it is played where that is clear, else it stays chosen. */
  lay(): void {
    if (this.table.view?.moves.length) this.playChosen()
  }

  /** The table goes on: the choice stays where the cards do, others' moves do not take it away. */
  goOn(before: TableView | null, view: TableView): void {
    const isThere = this.chosen.every(pick => {
      const [old, now] = [before?.zones[pick.zone], view.zones[pick.zone]]
      return old && now && old.name === now.name && String(old.cards) === String(now.cards)
    })
    const stays = isThere && view.prompt.id === before?.prompt.id
    const { chosen } = this
    this.clear()
    if (stays) this.chosen = chosen
  }
}
