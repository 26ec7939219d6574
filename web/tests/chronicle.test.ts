import { expect, test } from 'vitest'
import { Chronicle } from '../src/chronicle.svelte'
import type { EventView, Spoken } from '../src/wire'
import { view } from './views'

const event = (number: number): EventView => ({ kind: 'laid', seat: 0, cards: [], number })
const saying = (number: number, text = 'hoi'): Spoken => ({
  ...{ type: 'said', seat: 1, name: 'Bram' },
  ...{ text, number },
})
const seen = (...numbers: number[]) => ({ ...view([]), round: 2, events: numbers.map(event) })
const numbers = (lines: { event?: EventView }[]): (number | undefined)[] =>
  lines.map(line => line.event?.number)

test('who comes in has the past in the log, and the last of it as news', () => {
  const chronicle = new Chronicle()
  chronicle.recall({
    type: 'past',
    events: [1, 2, 3, 4].map(event),
    steps: [],
    rounds: [1, 1, 2, 2],
  })
  expect(numbers(chronicle.log)).toEqual([1, 2, 3, 4])
  expect(chronicle.log.map(line => line.round)).toEqual([1, 1, 2, 2])
  expect(numbers(chronicle.news)).toEqual([2, 3, 4])
})

test('what happens replaces the news; where nothing does, they stay', () => {
  const chronicle = new Chronicle()
  chronicle.hear(seen(1), -1)
  chronicle.hear(seen(), -1)
  expect(numbers(chronicle.news)).toEqual([1])
  chronicle.hear(seen(2), 3)
  expect(chronicle.news.map(line => line.hurried)).toEqual([3, undefined])
  expect(numbers(chronicle.log)).toEqual([1, undefined, 2])
  chronicle.tellAgain(seen(1))
  expect(numbers(chronicle.news)).toEqual([1])
  expect(chronicle.log.length).toBe(3)
})

test('every line has a key of its own, and the log an end', () => {
  const chronicle = new Chronicle()
  for (let n = 0; n < 400; n++) chronicle.hear(seen(n), -1)
  expect(chronicle.log.length).toBe(300)
  expect(new Set(chronicle.log.map(line => line.key)).size).toBe(300)
  expect(chronicle.log.at(-1)?.event?.number).toBe(399)
})

test('talk stands by itself, during a game also among what happened, and is read once', () => {
  const chronicle = new Chronicle()
  chronicle.hearTalk(saying(1), null)
  expect(chronicle.log).toEqual([])
  chronicle.hearTalk(saying(2), 4)
  expect(chronicle.log.map(line => [line.spoken?.number, line.round])).toEqual([[2, 4]])
  expect(chronicle.talk.map(line => line.spoken?.number)).toEqual([1, 2])
  chronicle.readAll()
  expect(chronicle.read).toBe(2)
  chronicle.recallTalk({ type: 'talked', lines: [saying(1), saying(2), saying(3)] })
  expect(chronicle.talk.length).toBe(3)
  expect(chronicle.read).toBe(2)
})

test('another seat has another past, and the same talk', () => {
  const chronicle = new Chronicle()
  chronicle.hear(seen(1), -1)
  chronicle.hearTalk(saying(1), 1)
  chronicle.forget()
  expect([chronicle.log, chronicle.news]).toEqual([[], []])
  expect(chronicle.talk.length).toBe(1)
})
