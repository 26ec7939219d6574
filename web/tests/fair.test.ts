import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  check,
  commitmentOf,
  newWord,
  OWN_WORD,
  pledgeOf,
  takeWord,
  witness,
  wordFor,
} from '../src/fair'
import { sha256 } from '../src/sha256'
import { closeBrowser, openBrowser } from './browser'
import { lobby, seat } from './views'

beforeEach(openBrowser)
afterEach(closeBrowser)

test('the digest is that of the standard, for every length around a block', async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const text = Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
    expect(sha256(bytes)).toBe(text)
  }
})

test('words cannot be guessed, and hold what a person adds', () => {
  expect(newWord()).toMatch(/^[0-9a-f]{32}$/)
  expect(newWord()).not.toBe(newWord())
  expect(newWord('  kaas\n en  ui ')).toMatch(/^kaas en ui [0-9a-f]{32}$/)
  expect(newWord('x'.repeat(200)).length).toBe(OWN_WORD + 33)
})

const SECRET = 'ab'.repeat(32)

function over(more: object = {}) {
  return lobby({
    seal: SECRET,
    commitment: commitmentOf(SECRET),
    started: true,
    over: true,
    seats: [
      seat({ name: 'Anna', pledge: pledgeOf('appel'), word: 'appel' }),
      seat({ name: 'Bram', pledge: pledgeOf('peer'), word: '' }),
    ],
    ...more,
  })
}

const before = (more: object = {}) =>
  over({ seal: '', over: false, started: false, opening: true, ...more })

test('what was promised is compared with what was done', () => {
  takeWord('abc', 'appel')
  witness(before())
  expect(wordFor('abc')).toBe('appel')
  expect(check(over())).toEqual({ verdict: 'checked', missing: [1] })
  expect(check(over({ seal: '' })).verdict).toBe('open')
})

test('another secret, another fingerprint or another word is noticed', () => {
  takeWord('abc', 'appel')
  witness(before())
  const other = 'cd'.repeat(32)
  expect(check(over({ seal: other })).verdict).toBe('wrong')
  expect(check(over({ seal: other, commitment: commitmentOf(other) })).verdict).toBe('wrong')
  const forged = [seat({ pledge: pledgeOf('appel'), word: 'banaan' }), seat()]
  expect(check(over({ seats: forged })).verdict).toBe('wrong')
  const swapped = [seat({ pledge: pledgeOf('banaan'), word: 'banaan' }), seat()]
  expect(check(over({ seats: swapped })).verdict).toBe('wrong')
})

test('a word that somebody pledged after all others were opened is noticed', () => {
  takeWord('abc', 'appel')
  const opening = [seat({ pledge: pledgeOf('appel') }), seat({ pledge: pledgeOf('peer') })]
  witness(before({ seats: opening }))
  const chosen = [
    seat({ pledge: pledgeOf('appel'), word: 'appel' }),
    seat({ pledge: pledgeOf('banaan'), word: 'banaan' }),
  ]
  witness(over({ seal: '', over: false, seats: chosen }))
  expect(check(over({ seats: chosen })).verdict).toBe('wrong')
  expect(check(over()).verdict).toBe('checked')
})

test('who was not there before the deal has nothing to compare with, and is told so', () => {
  const code = 'late'
  expect(check(over({ code })).verdict).toBe('late')
  witness(over({ code, seal: '', over: false }))
  witness(over({ code }))
  expect(check(over({ code })).verdict).toBe('late')
  expect(check(over({ code, seal: 'cd'.repeat(32) })).verdict).toBe('wrong')
})

test('who was not there when the words were opened is told so, unless nobody else had one', () => {
  const code = 'absent'
  takeWord(code, 'appel')
  witness(before({ code, opening: false }))
  const both = [
    seat({ pledge: pledgeOf('appel'), word: 'appel' }),
    seat({ pledge: pledgeOf('peer'), word: 'peer' }),
  ]
  expect(check(over({ code, seats: both })).verdict).toBe('absent')
  expect(check(over({ code })).verdict).toBe('checked')
})
