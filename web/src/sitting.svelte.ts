/** Going to a table: at home, from the form and in the lobby alike. */

import { Refusal } from './api'
import { library } from './library.svelte'
import { settings } from './settings.svelte'
import type { Problem } from './wire'

/** The name under which the person sits down. */
export function ownName(): string {
  return settings.name || library.own.ui('guest')
}

/** A request to the server, and what became of it. */
export class Request {
  isBusy = $state(false)
  hasFailed = $state(false)
  problem = $state.raw<Problem | null>(null)

  async send(job: () => Promise<void>): Promise<void> {
    this.isBusy = true
    this.hasFailed = false
    try {
      await job()
    } catch (error) {
      this.hasFailed = true
      this.problem = error instanceof Refusal ? error.problem : null
    }
    this.isBusy = false
  }
}
