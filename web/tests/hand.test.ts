/** Own cards: their order, and the room that they have. */

import { expect, test } from 'vitest'
import { arrangement, nextOrder, ORDERS, shapeOf } from '../src/hand'
import type { Face } from '../src/wire'

/** Two suits of three ranks: a card is rank * 2 + suit. */
const faces: Face[] = ['A', '2', '3'].flatMap(text =>
  ['♥', '♠'].map(symbol => ({
    text,
    symbol,
    colour: symbol === '♥' ? 'red' : 'black',
    picture: '',
    marks: '',
    ornament: '',
  })),
)
const shown = (cards: number[], order: (typeof ORDERS)[number], own: number[] = []) =>
  arrangement(cards, faces, order, own).map(place => cards[place])

test('cards lie as they were given, by rank, or by suit', () => {
  const cards = [4, 1, 0, 5, 2]
  expect(shown(cards, 'given')).toEqual(cards)
  expect(shown(cards, 'rank')).toEqual([0, 1, 2, 4, 5])
  expect(shown(cards, 'suit')).toEqual([0, 2, 4, 1, 5])
})

test('in an order of their own each copy has its place, and new cards come last', () => {
  expect(shown([0, 0, 3, 5], 'own', [5, 0, 4, 0])).toEqual([5, 0, 0, 3])
  expect(arrangement([0, 0], faces, 'own', [0])).toEqual([0, 1])
})

test('the orders come round', () => {
  expect(ORDERS.map(nextOrder)).toEqual(['rank', 'suit', 'own', 'given'])
})

test('a hand fits its room with the largest cards that do', () => {
  const few = shapeOf(4, 340, 100, 84)
  expect(few.card).toBe(71)
  expect(few.rows).toBe(1)
  const more = shapeOf(15, 340, 130, 84)
  expect(1.4 * more.card + (more.rows - 1) * more.down).toBeLessThanOrEqual(130)
  expect(more.step).toBeGreaterThanOrEqual(24)
  expect(more.isClose).toBe(false)
  // On the smallest phone two rows lie close, and both are seen whole.
  const close = shapeOf(18, 340, 98, 84)
  expect(close).toMatchObject({ card: 46, rows: 2, isClose: true })
  expect(1.4 * close.card + close.down).toBeLessThanOrEqual(98)
  // Where no cards are small enough the place scrolls, and they can be told.
  expect(shapeOf(60, 340, 100, 84).card).toBe(60)
})
