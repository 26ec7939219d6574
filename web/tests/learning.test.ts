import { describe, expect, test } from 'vitest'
import { Learning } from '../src/lessons/learning.svelte'
import type { GameInfo, Lesson, Task } from '../src/wire'
import { attempt, written } from './views'

const task: Task = {
  says: 'Lay a and b.',
  views: [],
  lit: [],
  moves: ['lay a', 'lay b', 'go'].map(attempt),
  others: [
    { move: attempt('lay b'), says: 'Both of them.' },
    { move: attempt('lay c'), says: 'Not that one.' },
  ],
  think: true,
}
const lesson: Lesson = {
  id: 'bid',
  title: 'A bid',
  seat: 0,
  names: ['Anna'],
  tasks: [task],
  next: '',
  options: {},
  number: 1,
}
const learning = (): Learning => new Learning(lesson, {} as GameInfo, 'You', 0)

const arranged = (one: Learning, ...texts: string[]): string[] =>
  one.arranged(texts.map(attempt)).map(written)

describe('cards that are chosen together', () => {
  test('may be chosen in any order', () => {
    expect(arranged(learning(), 'lay b', 'lay a', 'go')).toEqual(['lay a', 'lay b', 'go'])
  })

  test('get their sentence where others are chosen', () => {
    const one = learning()
    expect(arranged(one, 'lay a', 'lay c', 'go')).toEqual([])
    expect(one.said).toBe('Not that one.')
    expect(one.lights).toBe(true)
  })

  test('get their sentence where there are too few', () => {
    const one = learning()
    expect(arranged(one, 'lay a', 'go')).toEqual([])
    expect(one.said).toBe('Both of them.')
  })
})
