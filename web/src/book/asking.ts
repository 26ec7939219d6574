/** Ask what something is: hold it, click it with the other button, or press `?` on it. */

import type { Attempt } from '../wire'

/** So long a finger rests, in milliseconds, and so little it may move, in pixels. */
const HOLD = 550
const STILL = 10

/** A card by its number, or whatever else a game has, by the message that names it. */
export interface Thing {
  card: number
  about: string
  name: string
}

/** What an element says of itself to who asks. */
export function asks(about: string, name: string): Record<`data-${string}`, string> {
  return { 'data-about': about, 'data-name': name }
}

/** What every table has, whichever game is played, tells of itself by a message of the client. */
export const OWN = 'ui-does-'

/** What a view's scores are about where it names nothing else. */
export const POINTS = 'score-points'

/** A button is about what its move does, whichever cards it takes. */
export const verbOf = ({ verb }: Attempt): string => `verb-${verb}`

/** A card that lies on a pile is asked about like one in hand. */
export const cardAbout = (card: number): string => `card ${card}`

/** The nearest of what can be asked about around a place on the page. */
export const askedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-about]') : null

/** What something happens on; null where there is nothing to be told of it. */
export function thingAt(target: EventTarget | null): Thing | null {
  const found = askedAt(target)
  if (!found) return null
  const { card, about = '', name = '' } = found.dataset
  const number = Number(card ?? /^card (-?\d+)$/.exec(about)?.[1] ?? -1)
  if (number >= 0) return { card: number, about: '', name: '' }
  // Of a card that lies face down: what lies there is known.
  return card === undefined ? { card: -1, about, name } : thingAt(found.parentElement)
}

export function askable(node: HTMLElement, onask: (thing: Thing) => void): { destroy: () => void } {
  let timer = 0
  let start = { x: 0, y: 0 }
  let wasHeld = false

  const stop = (): void => clearTimeout(timer)
  const ask = (thing: Thing | null): void => {
    stop()
    if (thing) onask(thing)
  }
  const heard: { [name: string]: (event: never) => void } = {
    pointerdown: (event: PointerEvent) => {
      stop()
      wasHeld = false
      const thing = thingAt(event.target)
      if (!thing || event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        wasHeld = true
        ask(thing)
      }, HOLD)
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop()
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event: MouseEvent) => {
      const thing = thingAt(event.target)
      if (!thing) return
      event.preventDefault()
      if (!wasHeld) ask(thing)
    },
    // The click that ends the holding chooses nothing.
    click: (event: MouseEvent) => {
      if (wasHeld && thingAt(event.target)) {
        event.preventDefault()
        event.stopPropagation()
      }
      wasHeld = false
    },
    keydown: (event: KeyboardEvent) => {
      // A question mark that somebody writes asks the others something.
      if (event.key !== '?' || event.target instanceof HTMLInputElement) return
      const pointed = [...node.querySelectorAll(':is([data-card], [data-about]):hover')]
      ask(thingAt(document.activeElement) ?? thingAt(pointed.at(-1) ?? null))
    },
  }
  for (const [name, listener] of Object.entries(heard))
    (name === 'keydown' ? window : node).addEventListener(name, listener as EventListener, true)
  return {
    destroy: () => {
      stop()
      for (const [name, listener] of Object.entries(heard))
        (name === 'keydown' ? window : node).removeEventListener(
          name,
          listener as EventListener,
          true,
        )
    },
  }
}
