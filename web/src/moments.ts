/** How long the stage shows what: the parts of a moment come one after the other. */

import type { Pace } from './settings.svelte'
import type { Moment, TableView } from './wire'

/** How long a view stays at least, so that the eye can follow. */
const GLANCE = 420
/** How long a step stays: what happened is read too, and that takes time without motion as well. */
const STEP = 1100
/** From one part of a moment to the next. */
export const BEAT = 560
/** After the last part: a gesture is seen, a great moment looked at. */
const GESTURE = 800
const GREAT = 1700
/** So long at most where a reaction window waits to be shown. */
const URGENT = 250

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 }

/** The beat at which the last part of a moment comes. */
export function lastBeat(moment: Moment | null): number {
  if (!moment) return 0
  const { notes, rows, flights } = moment
  return Math.max(
    0,
    ...[...notes, ...flights, ...rows].map(part => part.beat),
    ...rows.map(row => row.tone_beat),
  )
}

export interface Shown {
  moment: Moment | null
  beat: number
  /** On the way to the next decision. */
  isStep: boolean
  /** Others wait to be seen, or nobody wants to see motion. */
  isLate: boolean
  isUrgent: boolean
}

/** How long what is shown stays as it is, in milliseconds. */
export function stay({ moment, beat, isStep, isLate, isUrgent }: Shown, pace: Pace): number {
  const time = (): number => {
    if (moment && beat < lastBeat(moment)) return BEAT
    if (moment) return moment.great ? GREAT : GESTURE
    if (isStep) return STEP
    return isLate ? 0 : GLANCE
  }
  const wanted = time() * FACTORS[pace]
  return isUrgent ? Math.min(wanted, URGENT) : wanted
}

/** A table whose scores stand as they did before: what changes them is still being shown. */
export function uncounted(view: TableView, former: TableView | null): TableView {
  if (!former) return view
  const seats = view.seats.map((seat, at) => {
    const { score, out } = former.seats[at] ?? seat
    return { ...seat, score, out }
  })
  return { ...view, seats, sheet: former.sheet }
}
