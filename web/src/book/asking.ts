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
  /** The rule of what has no message of its own, such as a number that people write down. */
  rule: string
}

/** What an element says of itself to who asks. */
export function asks(about: string, name: string, rule = ''): Record<`data-${string}`, string> {
  return { 'data-about': about, 'data-name': name, ...(rule && { 'data-rule': rule }) }
}

/** What every table has, whichever game is played, tells of itself by a message of the client. */
export const OWN = 'ui-does-'

/** What a view's scores are about where it names nothing else. */
export const POINTS = 'score-points'

/** A button is about what its move does, whichever cards it takes. */
export const verbOf = ({ verb }: Attempt): string => `verb-${verb}`

/** A card that lies on a pile is asked about like one in hand. */
export const cardAbout = (card: number): string => `card ${card}`

const ASKED = '[data-card], [data-about]'

/** Where something happens: on what, and at which place of the screen. */
type Spot = Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>

/** A card that is only looked at is wrapped by something without a place of its own. */
export function boxOf(one: Element): DOMRect {
  const box = one.getBoundingClientRect()
  return box.width || !one.firstElementChild ? box : one.firstElementChild.getBoundingClientRect()
}

function isAt(one: Element, { clientX: x, clientY: y }: Spot): boolean {
  const { left, top, right, bottom } = boxOf(one)
  return left <= x && x < right && top <= y && y < bottom
}

/** What is only to be looked at and lets pointers through: a picture, or the stage over the table. */
function shownAt(spot: Spot): HTMLElement | undefined {
  if (!(spot.target instanceof Element)) return undefined
  const picture = spot.target.querySelector(':scope > [inert]')
  const stage = spot.target.closest('.felt, .over') && document.querySelector('[data-shown]')
  const around = picture ?? stage
  if (!around || !isAt(around, spot)) return undefined
  const [...all] = around.querySelectorAll<HTMLElement>(ASKED)
  return all.findLast(one => isAt(one, spot))
}

/** What can be asked about where something happens. */
export function askedAt(spot: Spot): HTMLElement | null {
  const { target } = spot
  const around = target instanceof Element ? target.closest<HTMLElement>(ASKED) : null
  return shownAt(spot) ?? around
}

/** What is to be told of what can be asked about; null where there is nothing. */
export function thingOf(found: HTMLElement | null): Thing | null {
  if (!found) return null
  const { card, about = '', name = '', rule = '' } = found.dataset
  const number = Number(card ?? /^card (-?\d+)$/.exec(about)?.[1] ?? -1)
  if (number >= 0) return { card: number, about: '', name: '', rule: '' }
  // Of a card that lies face down: what lies there is known.
  if (card !== undefined) return thingOf(found.parentElement?.closest<HTMLElement>(ASKED) ?? null)
  return { card: -1, about, name, rule }
}

/** What lies now where something happened before. */
function hitAgain({ clientX, clientY }: Spot): Spot {
  return { target: document.elementFromPoint(clientX, clientY), clientX, clientY }
}

const thingAt = (spot: Spot): Thing | null => thingOf(askedAt(spot))

export function askable(node: HTMLElement, onask: (thing: Thing) => void): { destroy: () => void } {
  let timer = 0
  let start = { x: 0, y: 0 }
  let wasHeld = false
  /** Where the mouse is. */
  let pointed: Spot | null = null

  const stop = (): void => clearTimeout(timer)
  const ask = (thing: Thing | null): void => {
    stop()
    if (thing) onask(thing)
  }
  const heard: { [name: string]: (event: never) => void } = {
    pointerdown: (event: PointerEvent) => {
      stop()
      wasHeld = false
      const thing = thingAt(event)
      if (!thing || event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        wasHeld = true
        ask(thing)
      }, HOLD)
    },
    pointermove: (event: PointerEvent) => {
      pointed = event.pointerType === 'mouse' ? event : null
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop()
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event: MouseEvent) => {
      const thing = thingAt(event)
      if (!thing) return
      event.preventDefault()
      if (!wasHeld) ask(thing)
    },
    // The click that ends the holding chooses nothing.
    click: (event: MouseEvent) => {
      if (wasHeld && thingAt(event)) {
        event.preventDefault()
        event.stopPropagation()
      }
      wasHeld = false
    },
    keydown: (event: KeyboardEvent) => {
      // A question mark that somebody writes asks the others something.
      if (event.key !== '?' || event.target instanceof HTMLInputElement) return
      const focused = document.activeElement?.closest<HTMLElement>(ASKED) ?? null
      ask(thingOf(focused) ?? (pointed && thingAt(hitAgain(pointed))))
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
