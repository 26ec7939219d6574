/** Fair luck: this browser's word for the shuffle, what it kept of a table, and what it checks.
 *
 * `docs/fairness.md` tells what the words, the fingerprints and the secret are for.
 */

import { newId } from './id'
import { sha256 } from './sha256'
import type { Lobby } from './wire'

/** So much of a word is the person's own: the rest is random, so that nobody can guess it. */
export const OWN_WORD = 40

/** What the browser keeps of a table. */
interface Kept {
  word: string
  /** The fingerprint of the server's secret, as first seen before the deal; else empty. */
  commitment: string
  /** Everybody's pledges, as they were when the words were to be opened. */
  pledges?: string[]
}

/** `late` and `absent`: nothing is wrong, but this browser did not see what was fixed: the secret's
 * fingerprint before the deal, or those of the others' words before they were opened. */
export type Verdict = 'open' | 'checked' | 'late' | 'absent' | 'wrong'

/** What was found; `missing` are the seats whose word was promised and not opened. */
export interface Check {
  verdict: Verdict
  missing: number[]
}

const encoder = new TextEncoder()

export const pledgeOf = (word: string): string => sha256(encoder.encode(`speeltafel word\n${word}`))

export function commitmentOf(secret: string): string {
  const bytes = secret.match(/../g)?.map(pair => Number.parseInt(pair, 16)) ?? []
  return sha256(new Uint8Array([...encoder.encode('speeltafel commitment\n'), ...bytes]))
}

/** A word nobody can guess; what a person adds by hand comes first. */
export function newWord(own = ''): string {
  const plain = own.replace(/\s+/g, ' ').trim().slice(0, OWN_WORD).trim()
  const random = newId().replaceAll('-', '')
  return plain ? `${plain} ${random}` : random
}

const key = (code: string): string => `speeltafel-fair-${code}`
/** For a browser that keeps nothing. */
const memory = new Map<string, Kept>()

function kept(code: string): Kept | null {
  try {
    const text = localStorage.getItem(key(code))
    return text ? JSON.parse(text) : (memory.get(code) ?? null)
  } catch {
    return memory.get(code) ?? null
  }
}

function keep(code: string, one: Kept): void {
  memory.set(code, one)
  try {
    localStorage.setItem(key(code), JSON.stringify(one))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The word that this browser has for a table. */
export function wordFor(code: string): string {
  return kept(code)?.word ?? ''
}

/** Take a word for a table; its fingerprint may be told at once. */
export function takeWord(code: string, word: string): string {
  keep(code, { commitment: '', ...kept(code), word })
  return pledgeOf(word)
}

/** Keep the server's fingerprint, and those of all words when they are to be opened, as first seen.
 *
 * What is shown only after the deal proves nothing about it, so that is not kept.
 */
export function witness(lobby: Lobby): void {
  const before = kept(lobby.code)
  const now: Kept = {
    word: before?.word ?? '',
    commitment: before?.commitment || (lobby.started ? '' : lobby.commitment),
    pledges: before?.pledges ?? (lobby.opening ? lobby.seats.map(seat => seat.pledge) : undefined),
  }
  if (now.commitment !== (before?.commitment ?? '') || now.pledges !== before?.pledges)
    keep(lobby.code, now)
}

/** Whether everything that was promised about the shuffle is what was done. */
export function check(lobby: Lobby): Check {
  const missing = lobby.seats.flatMap((seat, at) => (seat.pledge && !seat.word ? [at] : []))
  if (!lobby.seal) return { verdict: 'open', missing }
  const own = kept(lobby.code)
  const mine = lobby.seats[lobby.you]
  const isSame = !own?.commitment || own.commitment === lobby.commitment
  const isSecret = commitmentOf(lobby.seal) === lobby.commitment
  const areWords = lobby.seats.every(
    (seat, at) =>
      !seat.word ||
      (pledgeOf(seat.word) === seat.pledge && seat.pledge === (own?.pledges?.[at] ?? seat.pledge)),
  )
  const isMine = !own?.word || !mine?.word || mine.word === own.word
  if (!(isSame && isSecret && areWords && isMine)) return { verdict: 'wrong', missing }
  if (!own?.commitment) return { verdict: 'late', missing }
  const others = lobby.seats.some((seat, at) => seat.word && at !== lobby.you)
  return { verdict: others && !own.pledges ? 'absent' : 'checked', missing }
}
