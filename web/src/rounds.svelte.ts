/** The round that is over: told when everything has been seen that ended it. */

import type { Showing } from './staging.svelte'
import type { EventView, Past, Reckoned } from './wire'

export interface RoundOver {
  number: number
  events: EventView[]
  /** What it brought everybody, where the game tells it in parts. */
  reckoning: Reckoned[]
}

export class Rounds {
  over = $state.raw<RoundOver | null>(null)
  private ended: RoundOver | null = null

  forget(): void {
    this.over = null
    this.ended = null
  }

  /** Whether a round is over now. */
  hear({ before, view, isStep }: Showing): boolean {
    const number = view.sheet.length
    const reckoning = view.moment?.reckoning ?? []
    const isOver = before && number > before.sheet.length
    if (isOver || reckoning.length) this.ended = { number, events: view.events, reckoning }
    if (view.ending) this.forget()
    if (!this.ended || isStep) return false
    this.over = this.ended
    this.ended = null
    return true
  }

  /** Who comes in between two rounds is shown what the last one brought. */
  recall({ steps }: Past): void {
    const last = steps.findLast(view => view.moment?.reckoning.length)
    if (!last) return
    const { events, moment, sheet } = last
    this.over = { number: sheet.length, events, reckoning: moment?.reckoning ?? [] }
  }
}
