/** What a lesson points at is lit on the table, wherever the table draws it. */

import { seatPlace, spotPlace, zonePlace } from '../instances'
import type { Lit, TableView } from '../wire'

const MARK = 'data-lit'

export interface Lights {
  view: TableView | null
  lit: Lit[]
  /** The move whose button is lit. */
  move: string
}

/** Where on the screen something is, as a selector; empty where it is nowhere. */
export function selectorOf(view: TableView, { zone, seat, card, spot }: Lit): string {
  if (!zone) return `[data-place="${seatPlace(seat)}"]`
  const at = view.zones.findIndex(one => one.name === zone && (seat < 0 || one.seat === seat))
  if (at < 0) return ''
  if (spot >= 0) return `[data-place="${spotPlace(at, spot)}"]`
  return `[data-place="${zonePlace(at)}"]${card >= 0 ? ` [data-card="${card}"]` : ''}`
}

function light(node: HTMLElement, { view, lit, move }: Lights): void {
  for (const one of node.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  const wanted = view ? lit.map(one => selectorOf(view, one)) : []
  if (move) wanted.push(`[data-move="${CSS.escape(move)}"]`)
  for (const selector of wanted.filter(Boolean)) {
    for (const found of node.querySelectorAll(selector)) found.setAttribute(MARK, '')
  }
}

/** Lights what is on the table below an element, and what comes there later. */
export function lighting(
  node: HTMLElement,
  lights: Lights,
): { update: (lights: Lights) => void; destroy: () => void } {
  let now = lights
  const again = (): void => light(node, now)
  const observer = new MutationObserver(again)
  observer.observe(node, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-move', 'data-card'],
  })
  again()
  return {
    update: other => {
      now = other
      again()
    },
    destroy: () => observer.disconnect(),
  }
}
