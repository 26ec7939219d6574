/** The line to a table: it knows when it is dead, comes back by itself, and loses nothing. */

import { newId } from './id'
import { wholeReport } from './whole'
import type { Attempt, Command, Report } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** How long somebody who is sent to another server waits. */
const AT_ONCE = 20
/** So often in a row; servers that send people to each other get rest. */
const HASTE = 3
/** The server says something every two seconds; after so long without a word the line is dead. */
const SILENCE = 5000
const WATCH = 1000
/** A page that was loaded a moment ago stays: servers of two versions are at work side by side. */
const FRESH = 60_000
/** Closed for good: the server says that there is no such table, or why it is gone. */
const GONE: Record<number, string> = {
  4404: 'trouble-no-table',
  4409: 'trouble-crowded',
  4410: 'trouble-old-version',
  4422: 'trouble-set-aside',
}

/** The table is with another server, which the reason names; or it will be soon. */
const MOVED = 4421

export interface Listener {
  report(report: Report): void
  connected(is: boolean): void
  gone(why: string): void
}

/** What a table needs of the line to it. */
export interface Connection extends Pick<Link, 'send' | 'close' | 'renew' | 'turn'> {
  /** Moves that are made in one go, as the other end wants them; none where it answers itself. */
  arranged?(moves: readonly Attempt[]): readonly Attempt[]
}

/** What this page began with, as the server names it; nothing while the client is developed. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  return script?.src.split('/').pop() ?? ''
}

export class Link {
  private socket: WebSocket | null = null
  /** What was sent, or is still to be sent, and not yet answered: in the order of its sending. */
  private unanswered = new Map<string, Command>()
  private timer = 0
  private watch = 0
  private wait = FIRST_WAIT
  private heard = 0
  private isClosed = false
  /** The server to go to, where the last one has named it. */
  private node = ''
  /** The server has another page, and what it says is meant for that one. */
  private isOld = false
  /** How often nobody was found since something was heard. */
  private followed = 0

  constructor(
    private address: string,
    private listener: Listener,
  ) {
    this.open()
    this.watch = window.setInterval(this.look, WATCH)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Send, now or when the line is there again; the id under which it is answered. */
  send(command: Command): string {
    const id = command.id || newId()
    const sent = { ...command, id }
    this.unanswered.set(id, sent)
    this.write(sent)
    return id
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  /** Over to the next table, on the same socket where it is open. */
  turn(address: string, listener: Listener): void {
    this.address = address
    this.listener = listener
    // What was said to the others is said there too; anything else was meant for this table.
    for (const [id, { type }] of this.unanswered) if (type !== 'say') this.unanswered.delete(id)
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.write({ type: 'follow' })
      listener.connected(true)
    } else this.renew()
  }

  /** Start afresh, for instance because the person has sat down meanwhile. */
  renew(): void {
    this.drop()
    this.open()
  }

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  private open(): void {
    clearTimeout(this.timer)
    this.heard = performance.now()
    const asked = new URLSearchParams({ page: ownScript() })
    if (this.node) asked.set('node', this.node)
    const socket = new WebSocket(`${this.address}?${asked}`)
    this.node = ''
    this.socket = socket
    socket.onopen = () => {
      this.heard = performance.now()
      this.listener.connected(true)
      for (const command of this.unanswered.values()) this.write(command)
    }
    socket.onmessage = message => {
      if (socket !== this.socket) return
      this.heard = performance.now()
      const report: Report = wholeReport(JSON.parse(message.data))
      // Not when it opens: a server that has no table for us opens too, and closes.
      this.wait = FIRST_WAIT
      this.followed = 0
      if (report.type === 'beat') return
      if ('id' in report) this.unanswered.delete(report.id)
      if (report.type === 'renewed') this.isOld = performance.now() > FRESH
      else if (!this.isOld) this.listener.report(report)
      // What was done is answered first, so that nothing is lost.
      if (this.isOld && !this.unanswered.size) location.reload()
    }
    socket.onclose = event => {
      if (socket !== this.socket || this.isClosed) return
      this.socket = null
      this.listener.connected(false)
      const why = GONE[event.code]
      if (why) this.listener.gone(why)
      else this.follow(event.code === MOVED ? event.reason : '')
    }
  }

  /** Let go of a socket without waiting for it: a dead one may take minutes to notice. */
  private drop(): void {
    const old = this.socket
    this.socket = null
    old?.close()
  }

  private look = (): void => {
    if (this.socket && performance.now() - this.heard > this.patience(this.socket)) this.lose()
  }

  /** Whoever is not let in gives them longer each time: a slow network is not a dead server. */
  private patience(socket: WebSocket): number {
    const isComing = socket.readyState === WebSocket.CONNECTING
    return isComing ? Math.max(SILENCE, 2 * this.wait) : SILENCE
  }

  private lose = (): void => {
    if (this.isClosed || !this.socket) return
    this.drop()
    this.listener.connected(false)
    this.later()
  }

  /** To the server that has the table, at once if its name was told. */
  private follow(node: string): void {
    this.node = node
    this.followed += 1
    if (node && this.followed <= HASTE) this.wait = AT_ONCE
    this.later()
  }

  private later(): void {
    clearTimeout(this.timer)
    const spread = 0.75 + Math.random() / 2
    this.timer = window.setTimeout(() => this.open(), this.wait * spread)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  /** Somebody looks again, or the network is back: a line that was silent is not trusted. */
  private hurry = (): void => {
    if (this.isClosed || document.visibilityState === 'hidden') return
    if (this.socket && performance.now() - this.heard < SILENCE) return
    this.wait = FIRST_WAIT
    this.renew()
  }
}
