/** The coach on this screen: what he was asked, and what he said. */

import { picksOf } from '../picking'
import type { Better, Command, Lit, MoveView, TableView, Tipped } from '../wire'

export class Coaching {
  tip = $state.raw<Tipped | null>(null)
  /** What would have been better than the last own move. */
  better = $state.raw<Better | null>(null)
  /** Which answer is waited for. */
  asks = $state<'' | 'tip' | 'deep'>('')
  /** The question on its way: an answer to an older one is of no use. */
  private asked = ''

  constructor(private send: (command: Command) => string) {}

  ask(deep: boolean): void {
    this.asks = deep ? 'deep' : 'tip'
    this.asked = this.send({ type: 'tip', deep })
  }

  hear(report: Tipped): void {
    if (report.id !== this.asked) return
    this.drop()
    this.tip = report
  }

  /** The question could not be answered. */
  failed(id: string): void {
    if (id && id === this.asked) this.drop()
  }

  private drop(): void {
    this.asked = ''
    this.asks = ''
  }

  /** The table is not what the coach was asked about any more. */
  goOn(view: TableView): void {
    this.drop()
    this.tip = null
    if (view.ending || view.events.some(event => event.kind === 'undone')) this.better = null
  }

  /** The person has made another move, or has read what the coach said. */
  forget(): void {
    this.drop()
    this.tip = null
    this.better = null
  }
}

/** Where on the table a move is: its cards, and where it leads. */
export function litBy(view: TableView, move: MoveView): Lit[] {
  const lit: Lit[] = []
  for (const pick of picksOf(view, move) ?? []) {
    const zone = view.zones[pick.zone]
    if (zone)
      lit.push({ zone: zone.name, seat: zone.seat, card: zone.cards[pick.place] ?? -1, spot: -1 })
  }
  if (move.place) lit.push({ zone: move.place, seat: -1, card: -1, spot: move.spot })
  return lit
}

/** Whether there is anything to think about. */
export function hasChoice(view: TableView): boolean {
  return view.moves.length > 1 || view.gathering !== null
}

/** What can be done, in general, and in how many ways; in the order of the rules. */
export function waysOf(
  view: TableView,
  verbs: readonly string[],
): { verb: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { attempt } of view.moves) {
    const { verb } = attempt
    counts.set(verb, (counts.get(verb) ?? 0) + 1)
  }
  if (view.gathering && !counts.has(view.gathering.verb)) counts.set(view.gathering.verb, 0)
  return verbs
    .filter(verb => counts.has(verb))
    .map(verb => ({ verb, count: counts.get(verb) ?? 0 }))
}
