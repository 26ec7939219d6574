/** Playing by keys: a digit chooses a card of the hand, Enter plays the choice, Esc drops it. */

import type { Choice } from '../choice.svelte'

/** What keys play on. */
interface Played {
  choice: Choice
  /** The order in which the own cards lie, by their places. */
  order: readonly number[]
  /** Takes the focus to where the chosen cards can go, if they can go somewhere. */
  onward: () => void
}

export function pressed(event: KeyboardEvent, { choice, order, onward }: Played): void {
  if (isTyped(event) || document.querySelector('dialog[open]')) return
  const place = /^[0-9]$/.test(event.key) ? order[(Number(event.key) + 9) % 10] : undefined
  if (place !== undefined) choice.chooseInHand(place)
  else if (event.key === 'Escape') choice.clear()
  else if (event.key === 'Enter' && isIdle(event.target)) {
    choice.playChosen()
    if (choice.chosen.length) onward()
  } else return
  event.preventDefault()
}

/** A field that is filled in, and the browser itself, have keys of their own. */
function isTyped(event: KeyboardEvent): boolean {
  const { target } = event
  const isField = target instanceof HTMLElement && target.matches('input, select, textarea')
  return isField || event.ctrlKey || event.metaKey || event.altKey
}

/** Enter on a button or link is that button's; on a card that is chosen it plays. */
function isIdle(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (target.matches('.tap, .actions *')) return false
  return !target.closest('button, a, summary') || target.getAttribute('aria-pressed') === 'true'
}
