/** The line to a table: comes back by itself, and sends again what was not answered. */

import type { Command, Play, Report } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** Closed for good: the server says that there is no such table, or why it is gone. */
const GONE: Record<number, string> = {
  4404: 'trouble-no-table',
  4410: 'trouble-old-version',
  4422: 'trouble-set-aside',
}

export interface Listener {
  report(report: Report): void
  connected(is: boolean): void
  gone(why: string): void
}

export class Link {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, Play>()
  private timer = 0
  private wait = FIRST_WAIT
  private closed = false

  constructor(
    private address: string,
    private listener: Listener,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  send(command: Command): void {
    if (command.type === 'play') this.unanswered.set(command.id, command)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  /** Over to the next table, on the same socket where it is open. */
  turn(address: string, listener: Listener): void {
    this.address = address
    this.listener = listener
    this.unanswered.clear()
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'follow' }))
      listener.connected(true)
    } else this.renew()
  }

  /** Start afresh, for instance because the person has sat down meanwhile. */
  renew(): void {
    const old = this.socket
    this.socket = null
    old?.close()
    this.open()
  }

  private open(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.listener.connected(true)
      for (const play of this.unanswered.values()) socket.send(JSON.stringify(play))
    }
    socket.onmessage = message => {
      const report: Report = JSON.parse(message.data)
      if ('id' in report) this.unanswered.delete(report.id)
      this.listener.report(report)
    }
    socket.onclose = event => {
      if (socket !== this.socket || this.closed) return
      this.socket = null
      this.listener.connected(false)
      const why = GONE[event.code]
      if (why) this.listener.gone(why)
      else this.later()
    }
  }

  private later(): void {
    const spread = 0.75 + Math.random() / 2
    this.timer = window.setTimeout(() => this.open(), this.wait * spread)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  private hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === 'hidden') return
    this.wait = FIRST_WAIT
    this.open()
  }
}
