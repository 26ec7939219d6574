/** Ask what a card is: hold it, click it with the other button, or press `?` on it. */

/** So long a finger rests, in milliseconds, and so little it may move, in pixels. */
const HOLD = 550
const STILL = 10

/** The card on which something happens, by its number; -1 where there is none to be seen. */
export function cardAt(target: EventTarget | null): number {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  return Number(found?.dataset.card ?? -1)
}

export function askable(node: HTMLElement, onask: (card: number) => void): { destroy: () => void } {
  let timer = 0
  let start = { x: 0, y: 0 }
  let wasHeld = false

  const stop = (): void => clearTimeout(timer)
  const ask = (card: number): void => {
    stop()
    if (card >= 0) onask(card)
  }
  const heard: { [name: string]: (event: never) => void } = {
    pointerdown: (event: PointerEvent) => {
      stop()
      wasHeld = false
      const card = cardAt(event.target)
      if (card < 0 || event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        wasHeld = true
        ask(card)
      }, HOLD)
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop()
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event: MouseEvent) => {
      const card = cardAt(event.target)
      if (card < 0) return
      event.preventDefault()
      if (!wasHeld) ask(card)
    },
    // The click that ends the holding chooses nothing.
    click: (event: MouseEvent) => {
      if (wasHeld && cardAt(event.target) >= 0) {
        event.preventDefault()
        event.stopPropagation()
      }
      wasHeld = false
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== '?') return
      const focused = cardAt(document.activeElement)
      ask(
        focused >= 0
          ? focused
          : cardAt([...node.querySelectorAll('[data-card]:hover')].at(-1) ?? null),
      )
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
