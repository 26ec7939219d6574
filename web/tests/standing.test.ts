import { expect, test } from 'vitest'
import { places } from '../src/standing'
import { view } from './views'

function table(scores: number[], winners: number[], out: number[] = []) {
  const seats = scores.map((score, seat) => ({
    seat,
    score,
    facts: [],
    acts: false,
    out: out.includes(seat),
    badges: [],
  }))
  return { ...view([]), seats, winners }
}

const order = (...all: Parameters<typeof places>) =>
  places(...all).map(({ seat, place }) => `${place}:${seat.seat}`)

test('the winners stand first, the others by their points, and who is as good stands as high', () => {
  expect(order(table([5, 9, 5, 7], [1]), false)).toEqual(['1:1', '2:3', '3:0', '3:2'])
  expect(order(table([5, 9, 5, 7], [0, 2]), true)).toEqual(['1:0', '1:2', '3:3', '4:1'])
})

test('a winner by another rule than points stands first all the same', () => {
  expect(order(table([5, 1, 9], [1]), false)).toEqual(['1:1', '2:2', '3:0'])
})

test('who is out stands behind who is not', () => {
  expect(order(table([30, 20, 10, 90], [2], [1, 3]), true)).toEqual(['1:2', '2:0', '3:1', '4:3'])
})
