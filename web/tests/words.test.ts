import { afterEach, beforeEach, expect, test } from 'vitest'
import { pledgeOf, wordFor } from '../src/fair'
import type { Command, Lobby } from '../src/wire'
import { Words } from '../src/words'
import { closeBrowser, openBrowser } from './browser'
import { lobby, seat } from './views'

let sent: Command[]
let words: Words

beforeEach(() => {
  openBrowser()
  sent = []
  words = new Words('abc', command => String(sent.push(command)))
})
afterEach(closeBrowser)

const withPledge = (pledge: string, more: Partial<Lobby> = {}): Lobby =>
  lobby({ seats: [seat({ name: 'Anna', pledge })], ...more })

test('a word is promised once, and again where the table has another', () => {
  words.shuffleAlong(withPledge(''))
  const promised = pledgeOf(wordFor('abc'))
  words.shuffleAlong(withPledge(promised))
  expect(sent).toEqual([{ type: 'pledge', pledge: promised }])
  words.shuffleAlong(withPledge(pledgeOf('of another browser')))
  expect(sent.length).toBe(2)
})

test('what a person adds is part of the word', () => {
  words.give('  rode   appel ')
  expect(wordFor('abc')).toMatch(/^rode appel [0-9a-f]{32}$/)
})

test('a start that is broken off opens the word again the next time', () => {
  words.give()
  const pledge = pledgeOf(wordFor('abc'))
  const open = { type: 'open', word: wordFor('abc') }
  sent = []
  words.shuffleAlong(withPledge(pledge, { opening: true }))
  words.shuffleAlong(withPledge(pledge, { opening: true }))
  expect(sent).toEqual([open])
  words.shuffleAlong(withPledge(pledge))
  words.shuffleAlong(withPledge(pledge, { opening: true }))
  expect(sent).toEqual([open, open])
})

test('who has promised nothing opens nothing, and nobody does once the cards are dealt', () => {
  words.give()
  sent = []
  words.shuffleAlong(withPledge('', { opening: true }))
  words.shuffleAlong(withPledge('', { started: true }))
  expect(sent).toEqual([])
})

test('the word for the rematch is kept for the table that it gets', () => {
  const pledge = words.pledgeAgain(false)
  words.shuffleAlong(withPledge('', { started: true, next: 'def' }))
  expect(pledgeOf(wordFor('def'))).toBe(pledge)
  words.give()
  expect(words.pledgeAgain(true)).toBe(pledgeOf(wordFor('abc')))
})
