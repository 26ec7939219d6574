/** What was written and is not known to be kept: in order, until the server has answered. */

import { newId } from '../id'
import type { PadAnswer, PadCell, PadEntry, PadView } from '../wire'

export type Noted = number | number[]

export interface Cell {
  round: number
  field: string
  seat: number
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.round === other.round && one.field === other.field && one.seat === other.seat
}

export function cellAt(pad: PadView, cell: Cell): PadCell | undefined {
  return pad.cells.find(one => isSame(one, cell))
}

interface Keeper {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export class Outbox {
  waiting: PadEntry[]
  private isSending = false

  constructor(
    private readonly key: string,
    private readonly keeper: Keeper,
  ) {
    this.waiting = read(keeper, key)
  }

  /** Write something; what was not sent yet in the same place is replaced. */
  put(cell: Cell, value: Noted, seen: number): void {
    const at = this.waiting.findIndex(
      (one, place) => isSame(one, cell) && !(place === 0 && this.isSending),
    )
    const { round, field, seat } = cell
    const entry = { id: newId(), round, field, seat, value, seen }
    if (at < 0) this.waiting.push(entry)
    else this.waiting[at] = { ...entry, seen: this.waiting[at]?.seen ?? seen }
    this.keep()
  }

  /** Send the first; what waits behind it in the same place has then been seen by its writer. */
  async send(write: (entry: PadEntry) => Promise<PadAnswer>): Promise<PadAnswer | null> {
    const [entry] = this.waiting
    if (!entry || this.isSending) return null
    this.isSending = true
    try {
      const answer = await write(entry)
      this.waiting.shift()
      if (answer.first || answer.fault)
        this.waiting = this.waiting.filter(one => !isSame(one, entry))
      const stands = cellAt(answer.pad, entry)
      for (const one of this.waiting) if (stands && isSame(one, entry)) one.seen = stands.seq
      this.keep()
      return answer
    } finally {
      this.isSending = false
    }
  }

  /** Let go of an entry that can never be kept. */
  drop(): void {
    this.waiting.shift()
    this.keep()
  }

  private keep(): void {
    try {
      this.keeper.setItem(this.key, JSON.stringify(this.waiting))
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

function read(keeper: Keeper, key: string): PadEntry[] {
  try {
    const found = JSON.parse(keeper.getItem(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
