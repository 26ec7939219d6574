/** Who sits where, by name. */

import type { NameOf, Voice } from './say'
import type { SeatInfo } from './wire'

const BOT_NAMES = 12

export function nameOfBot(seat: number, voice: Voice): string {
  const number = seat + 1
  return number <= BOT_NAMES ? voice.ui(`bot-${number}`) : voice.ui('seat-number', { number })
}

export function nameOf(seats: readonly SeatInfo[], voice: Voice): NameOf {
  return seat => {
    const info = seats[seat]
    if (info?.name) return info.name
    return info?.bot ? nameOfBot(seat, voice) : voice.ui('seat-number', { number: seat + 1 })
  }
}

/** The bot that people meet unless they choose another: neither the weakest nor the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('rule') ? 'rule' : (levels.at(-1) ?? '')
}
