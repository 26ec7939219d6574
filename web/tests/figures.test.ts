import { expect, test } from 'vitest'
import { figuresOf } from '../src/figures'
import type { Played } from '../src/memory.svelte'

const GAMES = {
  high: { lowest_wins: false, cooperative: false },
  low: { lowest_wins: true, cooperative: false },
  all: { lowest_wins: false, cooperative: true },
}
const gameOf = (id: string) => GAMES[id as keyof typeof GAMES]

let at = 0
function played(game: string, winners: number[], score = 0, more: Partial<Played> = {}): Played {
  at++
  const names = ['Anna', 'Bram']
  return {
    code: `${at}`,
    origin: '',
    game,
    at,
    names,
    you: 0,
    winners,
    scores: [score, 9],
    ...more,
  }
}

test('each game has its own figures, what was played most first', () => {
  const found = figuresOf(
    [
      played('low', [0], 12),
      played('high', [0], 55),
      played('high', [0], 70),
      played('high', [1], 80),
    ],
    gameOf,
  )
  expect(found).toEqual([
    { game: 'high', count: 3, won: 2, share: 67, best: 80, row: 2 },
    { game: 'low', count: 1, won: 1, share: 100, best: 12, row: 1 },
  ])
})

test('where few points are good the least is the best, and together there is none', () => {
  const found = figuresOf(
    [played('low', [1], 40), played('low', [0], 7), played('all', [0, 1], 3)],
    gameOf,
  )
  expect(found.map(one => one.best)).toEqual([7, null])
})

test('the same cards once more do not count, nor does who only watched', () => {
  const watched = { you: 63 }
  expect(
    figuresOf([played('high', [0], 5, { isSame: true }), played('high', [0], 5, watched)], gameOf),
  ).toEqual([])
})
