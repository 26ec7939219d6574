/** Views on their way to the screen: each is seen, in order, before the next. */

import { type Instances, nextInstances, noInstances } from './instances'
import { lastBeat, stay } from './moments'
import { isCalm } from './motion'
import { settings } from './settings.svelte'
import type { Moment, TableView, View, ZoneView } from './wire'

const LONGEST_QUEUE = 8
/** So many steps can be seen again: in some games a round is the whole game. */
const SEEN_AGAIN = 20

/** A view that waits to be shown. */
export interface Frame {
  view: TableView
  seq: number
  deadline: number
  /** On the way to the next decision. */
  isStep: boolean
  /** Shown before: it is no news. */
  isAgain: boolean
  mayUndo: boolean
  /** The seat for which the clock has moved, where it has. */
  hurried: number
}

/** A view that has just come on the screen. */
export interface Showing extends Frame {
  before: TableView | null
  /** It belongs to another decision than the last one. */
  isNext: boolean
}

export class Staging {
  view = $state.raw<TableView | null>(null)
  instances = $state.raw<Instances>(noInstances())
  /** Where the decision's time runs out, on this device's clock; 0 without a clock. */
  deadline = $state(0)
  /** The last own move may be taken back, if the others agree. */
  mayUndo = $state(false)
  /** What the stage shows just now, and how far that has come. */
  moment = $state.raw<Moment | null>(null)
  beat = $state(0)
  /** Steps are being shown, one after the other. */
  isShowing = $state(false)
  isPaused = $state(false)
  /** The last steps of the last round, to be seen again. */
  steps = $state.raw<TableView[]>([])
  /** What the person was let see and has not yet put away. */
  glimpsed = $state.raw<ZoneView[]>([])
  /** The last decision that was shown. */
  seq = -1

  /** What is shown and not yet told: its last part is still to come. */
  private untold = $state.raw<Showing | null>(null)
  private queue: Frame[] = []
  private shown: Frame | null = null
  /** The seat that the clock is about to move for. */
  private hurried = -1
  private timer = 0
  private shownAt = 0

  constructor(
    private onshow: (showing: Showing) => void,
    private ontell: (showing: Showing) => void,
  ) {}

  /** Everything that came has been shown: only then can it be acted on. */
  get isThere(): boolean {
    return !this.isShowing && !this.queue.length
  }

  /** How the table stood before what is being shown, until its last part has come. */
  get former(): TableView | null {
    return this.untold?.before ?? null
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** What was shown was shown to somebody in another seat. */
  forget(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.shown = null
    this.untold = null
    this.view = null
    this.seq = -1
    this.steps = []
    this.glimpsed = []
    this.moment = null
    this.isShowing = false
  }

  /** The clock moves for a seat: what comes next is its move. */
  hurry(seat: number): void {
    this.hurried = seat
  }

  /** A view comes with the steps that led to it. */
  expect({ seq, table, deadline, steps, undo }: View): void {
    const until = deadline > 0 ? performance.now() + deadline * 1000 : 0
    const frame = { seq, deadline: until, isAgain: false, mayUndo: undo, hurried: -1 }
    if (steps.length) {
      // Who is a round behind catches up.
      const round = steps[0]?.round
      if (!this.isPaused && this.queue.some(one => one.isStep && one.view.round !== round))
        this.skip()
      const isSameRound = this.steps.at(-1)?.round === round
      this.steps = (isSameRound ? [...this.steps, ...steps] : steps).slice(-SEEN_AGAIN)
    }
    this.queue.push(...steps.map(view => ({ ...frame, view, isStep: true })))
    this.queue.push({ ...frame, view: table, isStep: false })
    const first = this.queue.at(-1 - steps.length)
    if (first) first.hurried = this.hurried
    this.hurried = -1
    this.showNext()
  }

  /** Views are shown one after the other, quickly where many wait. */
  private showNext = (): void => {
    clearTimeout(this.timer)
    const now = performance.now()
    const early = this.shownAt + this.pace() - now
    if (this.view && early > 0) {
      if (!this.isPaused) this.timer = window.setTimeout(this.showNext, early)
      return
    }
    this.shownAt = now
    if (this.moment && this.beat < lastBeat(this.moment)) {
      this.beat++
      if (this.beat === lastBeat(this.moment)) this.tell()
      this.showNext()
      return
    }
    const next = this.queue.shift()
    if (next) this.show(next)
    else if (!this.shown?.isStep) this.moment = null
    if (next && (this.queue.length || this.moment)) this.showNext()
  }

  /** How long what is on the screen has to stay as it is. */
  private pace(): number {
    if (document.hidden) return 0
    if (this.isPaused) return Number.POSITIVE_INFINITY
    const waiting = this.queue.filter(one => !one.isStep).length
    const isLate = waiting > LONGEST_QUEUE || isCalm()
    // What came before a reaction window must not use up its time.
    const isUrgent = this.queue.some(one => one.view.window > 0)
    const isStep = this.shown?.isStep ?? false
    return stay({ moment: this.moment, beat: this.beat, isStep, isLate, isUrgent }, settings.pace)
  }

  private show(next: Frame): void {
    this.tell()
    const before = this.view
    const { view } = next
    const isNext = next.seq !== this.seq
    this.shown = next
    this.isShowing = next.isStep || this.queue.some(one => one.isStep)
    this.instances = nextInstances(before && { view: before, instances: this.instances }, view)
    this.view = view
    if (!next.isAgain) this.glimpsed = this.stillUnseen(before, view)
    this.moment = settings.pace === 'none' ? null : view.moment
    this.beat = 0
    this.deadline = next.deadline
    this.mayUndo = next.mayUndo && !next.isStep
    if (!next.isStep) this.seq = next.seq
    const showing = { ...next, before, isNext }
    this.onshow(showing)
    this.untold = showing
    if (this.beat >= lastBeat(this.moment)) this.tell()
  }

  /** Words and scores come with the last part of a moment: they would give it away. */
  private tell(): void {
    const showing = this.untold
    this.untold = null
    if (showing) this.ontell(showing)
  }

  /** What is shown to the person apart, until he has put it away. */
  private stillUnseen(before: TableView | null, view: TableView): ZoneView[] {
    const is = (one: ZoneView, other: ZoneView): boolean =>
      one.name === other.name && String(one.cards) === String(other.cards)
    return view.zones.filter(
      zone =>
        zone.secret &&
        (this.glimpsed.some(one => is(one, zone)) || !before?.zones.some(one => is(one, zone))),
    )
  }

  pause(): void {
    this.isPaused = !this.isPaused
    this.showNext()
  }

  /** On to the next step at once. */
  skipStep(): void {
    const next = this.isShowing && this.queue.shift()
    if (!next) return
    this.shownAt = performance.now()
    this.show(next)
    // Where there is nothing left to pause, the table goes on.
    if (!this.isShowing) this.isPaused = false
    this.showNext()
  }

  /** Go to where the game is now. */
  skip(): void {
    this.isPaused = false
    for (let next = this.queue[0]; this.isShowing && next; next = this.queue[0]) {
      this.queue.shift()
      this.show(next)
    }
    this.moment = null
    this.tell()
    this.showNext()
  }

  /** Show the last steps of the round once more, and then what is there now. */
  showAgain(): void {
    const now = this.shown
    if (!now || this.isShowing) return
    const steps = this.steps.map(view => ({ ...now, view, isStep: true, isAgain: true }))
    this.queue.unshift(...steps, { ...now, isAgain: true })
    this.shownAt = 0
    this.showNext()
  }
}
