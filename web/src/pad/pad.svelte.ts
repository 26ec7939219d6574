/** A score pad as this page has it: what the server knows, and what is still on its way. */

import { Refusal } from '../api'
import { newId } from '../id'
import type { Field, PadCell, PadFault, PadPage, PadView, Problem } from '../wire'
import { peekAt, showPad, writeEntry } from './api'
import { type Cell, cellAt, isSame, type Noted, Outbox } from './outbox'

const LATER = 2000

export class ScorePad {
  view = $state.raw<PadView | null>(null)
  /** There is no such pad. */
  isMissing = $state(false)
  /** Something could not be sent yet. */
  isWaiting = $state(false)
  /** What somebody else wrote first, in a place where one's own entry came second. */
  first = $state.raw<PadCell | null>(null)
  fault = $state.raw<PadFault | null>(null)
  /** Why something that was written can never be kept. */
  refused = $state.raw<Problem | null>(null)
  /** The number of somebody's own that is being looked at. */
  secret = $state.raw<Cell | null>(null)
  /** Counts what was put in the outbox, so that pages see it. */
  private sent = $state(0)
  private readonly outbox: Outbox
  private isOpen = true

  constructor(readonly code: string) {
    this.outbox = new Outbox(`speeltafel-pad-${code}`, localStorage)
    this.follow()
    this.flush()
  }

  close(): void {
    this.isOpen = false
  }

  /** What is written in a place, also what is still on its way. */
  valueOf(cell: Cell): Noted | undefined {
    this.sent
    const waiting = this.outbox.waiting.findLast(one => isSame(one, cell))
    return waiting?.value ?? (this.view ? cellAt(this.view, cell)?.value : undefined)
  }

  fieldsOf(page: PadPage): Field[] {
    return page.fields.flatMap(at => this.view?.fields[at] ?? [])
  }

  write(cell: Cell, value: Noted): void {
    const stands = this.view ? cellAt(this.view, cell) : undefined
    if (stands && JSON.stringify(stands.value) === JSON.stringify(value)) return
    this.first = null
    this.fault = null
    this.refused = null
    this.outbox.put(cell, value, stands?.seq ?? 0)
    this.sent += 1
    this.flush()
  }

  /** The number of a player's own; that somebody looked is kept. */
  async peek({ round, field, seat }: Cell): Promise<number> {
    const { number, pad } = await peekAt(this.code, { id: newId(), round, field, seat })
    this.take(pad)
    return number
  }

  /** Look along, as long as the page is open. */
  private async follow(): Promise<void> {
    while (this.isOpen && !this.isMissing) {
      try {
        this.take(await showPad(this.code, this.view?.seq ?? -1))
      } catch (error) {
        if (error instanceof Refusal && error.status === 404) this.isMissing = true
        await new Promise(done => setTimeout(done, LATER))
      }
    }
  }

  private take(view: PadView): void {
    if (!this.view || view.seq >= this.view.seq) this.view = view
  }

  private async flush(): Promise<void> {
    try {
      for (;;) {
        const answer = await this.outbox.send(entry => writeEntry(this.code, entry))
        if (!answer) break
        this.take(answer.pad)
        if (answer.first) this.first = answer.first
        if (answer.fault) this.fault = answer.fault
        this.sent += 1
      }
      this.isWaiting = false
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
        this.outbox.drop()
        this.refused = error.problem
        this.sent += 1
        this.flush()
        return
      }
      this.isWaiting = true
      setTimeout(() => this.isOpen && this.flush(), LATER)
    }
  }
}
