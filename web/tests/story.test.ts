import { expect, test } from 'vitest'
import { Story } from '../src/story.svelte'
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
  const story = new Story()
  story.recall({ type: 'past', events: [1, 2, 3, 4].map(event), steps: [], rounds: [1, 1, 2, 2] })
  expect(numbers(story.log)).toEqual([1, 2, 3, 4])
  expect(story.log.map(line => line.round)).toEqual([1, 1, 2, 2])
  expect(numbers(story.news)).toEqual([2, 3, 4])
})

test('what happens replaces the news; where nothing does, they stay', () => {
  const story = new Story()
  story.hear(seen(1), -1)
  story.hear(seen(), -1)
  expect(numbers(story.news)).toEqual([1])
  story.hear(seen(2), 3)
  expect(story.news.map(line => line.hurried)).toEqual([3, undefined])
  expect(numbers(story.log)).toEqual([1, undefined, 2])
  story.tellAgain(seen(1))
  expect(numbers(story.news)).toEqual([1])
  expect(story.log.length).toBe(3)
})

test('every line has a key of its own, and the log an end', () => {
  const story = new Story()
  for (let n = 0; n < 400; n++) story.hear(seen(n), -1)
  expect(story.log.length).toBe(300)
  expect(new Set(story.log.map(line => line.key)).size).toBe(300)
  expect(story.log.at(-1)?.event?.number).toBe(399)
})

test('talk stands by itself, during a game also among what happened, and is read once', () => {
  const story = new Story()
  story.hearTalk(saying(1), null)
  expect(story.log).toEqual([])
  story.hearTalk(saying(2), 4)
  expect(story.log.map(line => [line.spoken?.number, line.round])).toEqual([[2, 4]])
  expect(story.talk.map(line => line.spoken?.number)).toEqual([1, 2])
  story.readAll()
  expect(story.read).toBe(2)
  story.recallTalk({ type: 'talked', lines: [saying(1), saying(2), saying(3)] })
  expect(story.talk.length).toBe(3)
  expect(story.read).toBe(2)
})

test('another seat has another past, and the same talk', () => {
  const story = new Story()
  story.hear(seen(1), -1)
  story.hearTalk(saying(1), 1)
  story.forget()
  expect([story.log, story.news]).toEqual([[], []])
  expect(story.talk.length).toBe(1)
})
