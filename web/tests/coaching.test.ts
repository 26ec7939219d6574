import { expect, test } from 'vitest'
import { allButtons } from '../src/attempts'
import { Coaching, hasChoice, litBy, waysOf } from '../src/coach/coaching.svelte'
import { Offers } from '../src/picking'
import type { Command, GameInfo, Tipped } from '../src/wire'
import { move, said, spot, view, written, zone } from './views'

const GAME = {
  verbs: [
    { name: 'lay', least: 1, most: 4, numbered: false },
    { name: 'draw', least: 0, most: 0, numbered: false },
    { name: 'name', least: 0, most: 0, numbered: true },
    { name: 'pass', least: 0, most: 0, numbered: false },
  ],
} as unknown as GameInfo

function coach(): { coach: Coaching; sent: Command[] } {
  const sent: Command[] = []
  return { coach: new Coaching(command => `id${sent.push(command)}`), sent }
}

const tip = (id: string): Tipped => ({
  type: 'tipped',
  id,
  seq: 3,
  move: move('lay d', [3]),
  why: said('why'),
  figures: null,
})

test('the answer to the last question counts, and only that one', () => {
  const { coach: one, sent } = coach()
  one.ask(false)
  one.ask(true)
  expect(sent).toEqual([
    { type: 'tip', deep: false },
    { type: 'tip', deep: true },
  ])
  expect(one.asks).toBe('deep')
  one.hear(tip('id1'))
  expect(one.tip).toBeNull()
  one.hear(tip('id2'))
  expect(one.tip?.id).toBe('id2')
  expect(one.asks).toBe('')
})

test('who goes on leaves the tip behind, and who takes back the word after a mistake', () => {
  const { coach: one } = coach()
  const seen = view([], [])
  one.ask(false)
  one.hear(tip('id1'))
  one.better = { type: 'better', seq: 3, move: move('lay d', [3]), why: said('why'), gain: 5 }
  one.goOn(seen)
  expect(one.tip).toBeNull()
  expect(one.better).not.toBeNull()
  one.goOn({ ...seen, events: [{ kind: 'undone', seat: 0, cards: [], number: 0 }] })
  expect(one.better).toBeNull()
})

test('a question that cannot be answered is not waited for', () => {
  const { coach: one } = coach()
  one.ask(false)
  one.failed('other')
  expect(one.asks).toBe('tip')
  one.failed('id1')
  expect(one.asks).toBe('')
})

test('what can be done is named in general, in the order of the rules', () => {
  const moves = [move('draw'), move('lay d', [3]), move('lay h', [7])]
  expect(waysOf(view([], moves), ['lay', 'draw', 'pass'])).toEqual([
    { verb: 'lay', count: 2 },
    { verb: 'draw', count: 1 },
  ])
})

test('of the only move nobody thinks longer', () => {
  const [lay, draw] = [move('lay 3', [3]), move('draw')]
  expect(hasChoice(view([], [lay]))).toBe(false)
  expect(hasChoice(view([], [lay, draw]))).toBe(true)
})

test('the cards and the spot of a tip are lit', () => {
  const seen = view(
    [zone('hand', 'hand', [3, 7]), zone('map', 'grid', [], { spots: [spot(), spot()] })],
    [],
  )
  expect(litBy(seen, move('place h 2', [7], { place: 'map', spot: 1 }))).toEqual([
    { zone: 'hand', seat: 0, card: 7, spot: -1 },
    { zone: 'map', seat: -1, card: -1, spot: 1 },
  ])
})

test('who may err has every button, legal or not, always in the same order', () => {
  const seats = [{ seat: 0, facts: [], score: 0, acts: true, out: false, badges: [] }]
  const acting = { ...view([]), seats }
  const buttons = (moves: string[]) => {
    const seen = { ...acting, moves: moves.map(text => move(text)) }
    return allButtons(seen, new Offers(seen).buttons, GAME).map(one => written(one.attempt))
  }
  expect(buttons(['pass'])).toEqual(['draw', 'pass'])
  expect(buttons(['draw'])).toEqual(['draw', 'pass'])
  expect(buttons(['name 3', 'pass'])).toEqual(['draw', 'pass', 'name 3'])
})
