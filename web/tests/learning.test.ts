import { describe, expect, test } from 'vitest'
import { Learning } from '../src/lessons/learning.svelte'
import type { GameInfo, Lesson, Task } from '../src/wire'

const task: Task = {
  says: 'Lay a and b.',
  views: [],
  lit: [],
  move: 'lay a',
  others: { 'lay b': 'Both of them.', 'lay c': 'Not that one.' },
  think: true,
  ahead: ['lay b', 'go'],
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

describe('cards that are chosen together', () => {
  test('may be chosen in any order', () => {
    expect(learning().arranged(['lay b', 'lay a', 'go'])).toEqual(['lay a', 'lay b', 'go'])
  })

  test('get their sentence where others are chosen', () => {
    const one = learning()
    expect(one.arranged(['lay a', 'lay c', 'go'])).toEqual([])
    expect(one.said).toBe('Not that one.')
    expect(one.lights).toBe(true)
  })

  test('get their sentence where there are too few', () => {
    const one = learning()
    expect(one.arranged(['lay a', 'go'])).toEqual([])
    expect(one.said).toBe('Both of them.')
  })
})
