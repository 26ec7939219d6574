import { expect, test } from 'vitest'
import { linesOf } from '../src/lines'

test('a short row lies on one line, with the cards below it', () => {
  expect(linesOf(6, { width: 340, height: 85, seam: 0 }, true)).toEqual({
    perLine: 6,
    spot: 34,
    isDense: false,
  })
})

test('a long row is broken into even lines before it gets too small to be told', () => {
  const found = linesOf(20, { width: 340, height: 100, seam: 0 }, true)
  expect(found).toEqual({ perLine: 10, spot: 33, isDense: true })
})

test('the longest row on the smallest screen can still be tapped', () => {
  expect(linesOf(21, { width: 170, height: 112, seam: 0 }, true).spot).toBeGreaterThanOrEqual(23)
})

test('a row without cards is as large as its place', () => {
  expect(linesOf(4, { width: 200, height: 40, seam: 2 }, false)).toEqual({
    perLine: 4,
    spot: 40,
    isDense: false,
  })
})
