/** A mouse that rests on something is told what it is, without a click. */

import { askedAt, boxOf, type Thing, thingOf } from './asking'

/** So long it rests, in milliseconds. */
const REST = 800

export interface Rested {
  thing: Thing
  /** Where it is on the screen. */
  box: DOMRect
}

export function restable(
  node: HTMLElement,
  onrest: (rested: Rested | null) => void,
): { destroy: () => void } {
  let timer = 0
  let on: Element | null = null
  let last = { x: -1, y: -1 }

  const leave = (): void => {
    clearTimeout(timer)
    onrest(null)
  }
  const heard: { [name: string]: (event: never) => void } = {
    pointermove: (event: PointerEvent) => {
      const { pointerType, clientX: x, clientY: y } = event
      // What comes to lie below a mouse that keeps still is not asked about.
      const isStill = x === last.x && y === last.y
      last = { x, y }
      const found = pointerType === 'mouse' ? askedAt(event) : null
      if (isStill || found === on) return
      leave()
      on = found
      const thing = thingOf(found)
      if (!found || !thing) return
      timer = window.setTimeout(() => {
        if (found.isConnected) onrest({ thing, box: boxOf(found) })
      }, REST)
    },
    pointerleave: () => {
      on = null
      leave()
    },
    pointerdown: leave,
    keydown: leave,
    scroll: leave,
  }
  for (const [name, listener] of Object.entries(heard))
    node.addEventListener(name, listener as EventListener, true)
  return {
    destroy: () => {
      clearTimeout(timer)
      for (const [name, listener] of Object.entries(heard))
        node.removeEventListener(name, listener as EventListener, true)
    },
  }
}
