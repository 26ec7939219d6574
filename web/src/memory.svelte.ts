/** What this device remembers of its tables: when it was there, and how games ended. */

import type { Lobby, TableView } from './wire'

const KEY = 'speeltafel-played'
const MOST = 200

/** A game that is over, as this device saw it. */
export interface Played {
  code: string
  /** The first table of a row of rematches. */
  origin: string
  game: string
  /** When, in milliseconds since 1970. */
  at: number
  names: string[]
  you: number
  winners: number[]
  scores: number[]
  /** What the deal follows from, as far as it is told before it; older games have none. */
  deal?: string
  /** The same cards had been played before. */
  isSame?: boolean
}

function read(): Played[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isPlayed) : []
  } catch {
    return []
  }
}

function isPlayed(one: unknown): one is Played {
  const some = one as Played | null
  return (
    typeof some?.code === 'string' &&
    typeof some.game === 'string' &&
    Array.isArray(some.names) &&
    Array.isArray(some.winners) &&
    Array.isArray(some.scores)
  )
}

class Memory {
  played = $state.raw<Played[]>(read())

  /** Note how a game ended, once; newest first. */
  note(lobby: Lobby, view: TableView, nameOf: (seat: number) => string, now = Date.now()): void {
    if (this.played.some(one => one.code === lobby.code)) return
    const one = {
      code: lobby.code,
      origin: lobby.origin,
      game: lobby.game,
      at: now,
      names: view.seats.map(seat => nameOf(seat.seat)),
      you: lobby.you,
      winners: view.winners,
      scores: view.seats.map(seat => seat.score),
      deal: lobby.commitment,
      isSame: !!lobby.commitment && this.played.some(one => one.deal === lobby.commitment),
    }
    this.keep([one, ...this.played].slice(0, MOST))
  }

  forget(): void {
    this.keep([])
  }

  /** The games of one evening, first to last: those of a row of rematches. */
  evening(origin: string): Played[] {
    return this.played.filter(one => one.origin === origin).reverse()
  }

  private keep(played: Played[]): void {
    this.played = played
    try {
      localStorage.setItem(KEY, JSON.stringify(played))
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const memory = new Memory()
