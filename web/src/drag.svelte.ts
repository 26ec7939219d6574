/** A card of the hand under a finger: it goes to another place in the hand, or to the table. */

import type { Pick } from './picking'

/** Further than this, in pixels, a finger does not tap, it drags. */
const FAR = 12
/** So far above or beside the hand a card is on its way to the table. */
const OUT = 14

/** What a card that leaves the hand does at the table. */
export interface Lay {
  /** It is taken up: where it can go lights up. */
  lift: (pick: Pick) => void
  /** It is put down at a place of the screen. */
  put: (x: number, y: number) => void
  /** It goes back into the hand. */
  back: () => void
}

/** Where the hand is, as far as a dragged card has to know. */
export interface Ground {
  zone: number
  /** The places of the cards in the order in which they lie. */
  order: readonly number[]
  box: DOMRect
  /** The number of the card that would lie nearest to a place of the screen. */
  nearest: (x: number, y: number) => number
  lay: Lay | null
}

export class Drag {
  x = $state(0)
  y = $state(0)
  /** It is no tap any more. */
  isFar = $state(false)
  isOut = $state(false)
  /** How the hand would lie if it were let go here. */
  order = $state.raw<readonly number[]>([])
  private isLifted = false
  private readonly pointer: number
  private readonly start: { x: number; y: number }

  constructor(
    readonly place: number,
    event: PointerEvent,
    private ground: Ground,
  ) {
    this.pointer = event.pointerId
    this.start = { x: event.clientX, y: event.clientY }
    this.order = ground.order
  }

  /** Whether this is the finger that took the card. */
  follows({ pointerId }: PointerEvent): boolean {
    return pointerId === this.pointer
  }

  move({ clientX, clientY }: PointerEvent): void {
    const { box, nearest, lay, order, zone } = this.ground
    ;[this.x, this.y] = [clientX, clientY]
    this.isFar ||= Math.hypot(clientX - this.start.x, clientY - this.start.y) > FAR
    if (!this.isFar) return
    this.isOut =
      !!lay && (clientY < box.top - OUT || clientX < box.left - OUT || clientX > box.right + OUT)
    if (this.isOut && !this.isLifted) {
      this.isLifted = true
      lay?.lift({ zone, place: this.place })
    }
    this.order = this.isOut ? order : this.moved(nearest(clientX, clientY))
  }

  /** The finger lets go; how the hand is to lie, where that is different. */
  drop(): readonly number[] | null {
    const { lay, order } = this.ground
    if (this.isOut) lay?.put(this.x, this.y)
    else if (this.isLifted) lay?.back()
    return String(this.order) === String(order) ? null : this.order
  }

  /** It was no drag after all. */
  cancel(): void {
    if (this.isLifted) this.ground.lay?.back()
  }

  private moved(to: number): readonly number[] {
    const others = this.ground.order.filter(place => place !== this.place)
    others.splice(to, 0, this.place)
    return others
  }
}
