/** How a row of spots is laid out where it has its place: on as many lines as show it largest. */

export interface Lines {
  perLine: number
  /** How wide a spot is, in pixels. */
  spot: number
  /** Cards lie on what is printed, not below it. */
  isDense: boolean
}

/** Where the row lies; the seam is what is left between two spots. */
export interface Room {
  width: number
  height: number
  seam: number
}

/** How high a spot is, beside its width: alone, with a card below it, with a card on it. */
const BARE = 1
const BELOW = 2.45
const ON = 1.45
/** Spots that are less wide, in pixels, had better be dense. */
const COMFORT = 27
const MOST_LINES = 4
const GAP = 4

export function linesOf(count: number, room: Room, holdsCards: boolean): Lines {
  const roomy = largest(count, room, holdsCards ? BELOW : BARE)
  if (!holdsCards || roomy.spot >= COMFORT) return roomy
  const dense = { ...largest(count, room, ON), isDense: true }
  return dense.spot > roomy.spot ? dense : roomy
}

function largest(count: number, { width, height, seam }: Room, high: number): Lines {
  let found: Lines = { perLine: Math.max(1, count), spot: 0, isDense: false }
  for (let lines = 1; lines <= MOST_LINES; lines++) {
    const perLine = Math.ceil(Math.max(1, count) / lines)
    const most = (height - (lines - 1) * GAP) / lines / high
    const spot = Math.floor(Math.min(width / perLine - seam, most))
    if (spot > found.spot) found = { perLine, spot, isDense: false }
  }
  return found
}
