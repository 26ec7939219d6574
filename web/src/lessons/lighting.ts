/** What a lesson points at is lit on the table, wherever the table draws it. */

import { keyOf, seriesOf } from '../attempts'
import { seatPlace, spotPlace, zonePlace } from '../instances'
import type { Attempt, Lit, TableView } from '../wire'

const MARK = 'data-lit'

export interface Lights {
  view: TableView | null
  lit: Lit[]
  /** The moves, made in one go, whose button is lit. */
  moves: Attempt[]
}

/** Where on the screen something is, as a selector; empty where it is nowhere. */
export function selectorOf(view: TableView, { zone, seat, card, spot }: Lit): string {
  if (!zone) return `[data-place="${seatPlace(seat)}"]`
  const at = view.zones.findIndex(one => one.name === zone && (seat < 0 || one.seat === seat))
  if (at < 0) return ''
  if (spot >= 0) return `[data-place="${spotPlace(at, spot)}"]`
  return `[data-place="${zonePlace(at)}"]${card >= 0 ? ` [data-card="${card}"]` : ''}`
}

function light(node: HTMLElement, { view, lit, moves }: Lights): Element[] {
  for (const one of node.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  const wanted = view ? lit.map(one => selectorOf(view, one)) : []
  const [move] = moves
  if (moves.length > 1) wanted.push(`[data-series="${CSS.escape(seriesOf(moves))}"]`)
  else if (move) wanted.push(`[data-move="${CSS.escape(keyOf(move))}"]:not([data-series])`)
  const found = wanted.filter(Boolean).map(one => [...node.querySelectorAll(one)])
  for (const one of found.flat()) one.setAttribute(MARK, '')
  return found.flat()
}

/** What has a place of its own: a card that is only looked at is wrapped by something without. */
const drawn = (one: Element): Element =>
  getComputedStyle(one).display === 'contents' ? (one.firstElementChild ?? one) : one

/** Lights what is on the table below an element, and what comes there later. */
export function lighting(
  node: HTMLElement,
  lights: Lights,
): { update: (lights: Lights) => void; destroy: () => void } {
  let now = lights
  let before = new Set<Element>()
  // What is lit comes into sight once it has its place, and stays there when that gets smaller.
  const placed = new ResizeObserver(entries => {
    for (const { target } of entries) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const again = (): void => {
    const found = new Set(light(node, now).map(drawn))
    for (const one of before) if (!found.has(one)) placed.unobserve(one)
    for (const one of found) if (!before.has(one)) placed.observe(one)
    before = found
  }
  const observer = new MutationObserver(again)
  observer.observe(node, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-move', 'data-series', 'data-card'],
  })
  again()
  return {
    update: other => {
      now = other
      again()
    },
    destroy: () => {
      observer.disconnect()
      placed.disconnect()
    },
  }
}
