/** How cards move: from where they lay to where they lie. */

import { cubicInOut, cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import type { Instances } from './instances'

const TIME = 380

export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const time = (): number => (isCalm() ? 0 : TIME)

/** Where cards that come into sight or leave it come from and go to. */
const paths: Pick<Instances, 'from' | 'to'> = { from: new Map(), to: new Map() }

export function follow(instances: Instances): void {
  paths.from = instances.from
  paths.to = instances.to
}

function fallback(
  node: Element,
  params: { key?: unknown; duration?: unknown },
  isIntro: boolean,
): TransitionConfig {
  const way = isIntro ? paths.from : paths.to
  const name = way.get(String(params.key))
  const place = name ? document.querySelector(`[data-place="${name}"]`) : null
  if (!place || isCalm()) return { duration: isCalm() ? 0 : 200, css: t => `opacity: ${t}` }
  const [here, there] = [node.getBoundingClientRect(), place.getBoundingClientRect()]
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return {
    duration: TIME,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 3)}`,
  }
}

export const [send, receive] = crossfade({ duration: time, easing: cubicOut, fallback })

const TURNS = 540

/** A die rolls in and comes to rest, each a little after the one before. */
export function roll(_: Element, { order = 0 }: { order?: number } = {}): TransitionConfig {
  if (isCalm()) return { duration: 0 }
  return {
    delay: 70 * order,
    duration: 750,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${-160 * u}%, ${-60 * Math.abs(Math.sin(u * 9)) * u}%) rotate(${-TURNS * u}deg); opacity: ${Math.min(1, t * 4)}`,
  }
}

/** Something appears where everybody looks. */
export function arrive(_: Element): TransitionConfig {
  if (isCalm()) return { duration: 0 }
  return {
    duration: 260,
    easing: cubicOut,
    css: t => `transform: scale(${0.5 + 0.5 * t}); opacity: ${t}`,
  }
}

/** A card is turned over, each of a row a little after the one before; a negative one is not. */
export function turnOver(_: Element, { order }: { order: number }): TransitionConfig {
  if (isCalm() || order < 0) return { duration: 0 }
  return {
    delay: 50 * order,
    duration: 240,
    easing: cubicOut,
    css: t => `transform: scaleX(${t})`,
  }
}

/** A card flies from one place on the screen to another, and is gone there. */
export function fly(
  _: Element,
  { from, to, order }: { from: DOMRect | null; to: DOMRect | null; order: number },
): TransitionConfig {
  if (isCalm() || !from || !to) return { duration: 0 }
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [
    left + width / 2 - 18,
    top + height / 2 - 24,
  ]
  const [[x, y], [goalX, goalY]] = [middle(from), middle(to)]
  return {
    delay: 90 * order,
    duration: 620,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${x * u + goalX * t}px, ${y * u + goalY * t - 40 * Math.sin(Math.PI * t)}px);` +
      ` opacity: ${Math.min(1, 8 * t, 8 * u)}`,
  }
}
