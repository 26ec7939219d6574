import { expect, test } from 'vitest'
import { BEAT, lastBeat, stay } from '../src/moments'
import { moment, row, said } from './views'

const PLAIN = { moment: null, beat: 0, isStep: false, isLate: false, isUrgent: false }

test('a moment lasts until its last part has come', () => {
  expect(lastBeat(null)).toBe(0)
  expect(lastBeat(moment())).toBe(0)
  const parts = moment({
    rows: [row({ beat: 1 }), row({ seat: 1, tone_beat: 4 })],
    notes: [{ says: said('x'), seat: 0, tone: '', beat: 3 }],
  })
  expect(lastBeat(parts)).toBe(4)
})

test('parts follow each other, and what is great is looked at longer than a gesture', () => {
  const [small, great] = [false, true].map(is => moment({ rows: [row({ beat: 2 })], great: is }))
  const at = (beat: number, which = great ?? null) =>
    stay({ ...PLAIN, moment: which, beat }, 'normal')
  expect(at(0)).toBe(BEAT)
  expect(at(1)).toBe(BEAT)
  expect(at(2)).toBeGreaterThan(at(2, small))
})

test('everybody has a pace of their own, and none shows nothing', () => {
  const step = { ...PLAIN, isStep: true }
  const [slow, normal, fast, none] = (['slow', 'normal', 'fast', 'none'] as const).map(pace =>
    stay(step, pace),
  )
  expect(slow).toBeGreaterThan(normal ?? 0)
  expect(normal).toBeGreaterThan(fast ?? 0)
  expect(none).toBe(0)
})

test('what waits hurries what is shown, but steps stay without motion too', () => {
  expect(stay({ ...PLAIN, isLate: true }, 'normal')).toBe(0)
  expect(stay({ ...PLAIN, isLate: true, isStep: true }, 'normal')).toBeGreaterThan(0)
  const urgent = stay({ ...PLAIN, isStep: true, isUrgent: true }, 'slow')
  expect(urgent).toBeGreaterThan(0)
  expect(urgent).toBeLessThan(stay({ ...PLAIN, isStep: true }, 'fast'))
})
