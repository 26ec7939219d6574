/** Who sits where, by name. */

import type { NameOf, Voice } from './say'
import type { SeatInfo } from './wire'

const BOT_NAMES = 9

export function nameOf(seats: readonly SeatInfo[], voice: Voice): NameOf {
  return seat => {
    const info = seats[seat]
    if (info?.name) return info.name
    if (info?.bot && seat < BOT_NAMES) return voice.ui(`bot-${seat + 1}`)
    return voice.ui('seat-number', { number: seat + 1 })
  }
}
