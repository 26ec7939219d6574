/** As much of a browser as the line and the table need, with a network that the test holds. */

import { vi } from 'vitest'
import type { Command, Report } from '../src/wire'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: Command[] = []
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: (event: { code: number; reason: string }) => void = () => undefined

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  /** The newest one. */
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1)
    if (!found) throw new Error('nobody has opened a socket')
    return found
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 2
  }

  // What the network does.

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  brings(report: Report): void {
    this.onmessage({ data: JSON.stringify(report) })
  }

  breaks(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose({ code, reason })
  }
}

type Hear = () => void

class Ears {
  private ears = new Map<string, Set<Hear>>()

  addEventListener = (kind: string, hear: Hear): void => {
    this.ears.set(kind, (this.ears.get(kind) ?? new Set()).add(hear))
  }

  removeEventListener = (kind: string, hear: Hear): void => {
    this.ears.get(kind)?.delete(hear)
  }

  tell(kind: string): void {
    for (const hear of this.ears.get(kind) ?? []) hear()
  }
}

export const page = new Ears()
export const sheet = Object.assign(new Ears(), {
  visibilityState: 'visible',
  hidden: false,
  querySelector: () => ({ src: 'http://tafel/assets/index-abc.js' }),
})
/** How often the page was loaded again. */
export const reload = vi.fn()

/** A fresh browser; time stands still until the test moves it. */
export function openBrowser(): void {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  FakeSocket.all = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', sheet)
  vi.stubGlobal('WebSocket', FakeSocket)
  reload.mockClear()
  vi.stubGlobal('location', { protocol: 'http:', host: 'tafel', reload })
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

export function closeBrowser(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
