/** How cards move: from where they lay to where they lie. */

import { cubicOut } from 'svelte/easing'
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
