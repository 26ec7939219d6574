import { expect, test } from 'vitest'
import { Rounds } from '../src/rounds.svelte'
import type { Showing } from '../src/staging.svelte'
import type { Reckoned, TableView } from '../src/wire'
import { moment, view } from './views'

const reckoning: Reckoned[] = [{ seat: 0, parts: [], total: 7 }]
const after = (rounds: number, more: Partial<TableView> = {}): TableView => ({
  ...view([]),
  sheet: Array.from({ length: rounds }, () => []) as unknown as TableView['sheet'],
  ...more,
})

function showing(view: TableView, more: Partial<Showing> = {}): Showing {
  const frame = { seq: 1, deadline: 0, isStep: false, isAgain: false, mayUndo: false, hurried: -1 }
  return { ...frame, view, before: after(0), isNext: true, ...more }
}

test('a round is over when another one stands on the sheet', () => {
  const rounds = new Rounds()
  expect(rounds.hear(showing(after(0)))).toBe(false)
  expect(rounds.over).toBeNull()
  expect(rounds.hear(showing(after(1)))).toBe(true)
  expect(rounds.over?.number).toBe(1)
})

test('it is told after the steps that end it, with what they reckoned', () => {
  const rounds = new Rounds()
  const step = after(1, { moment: moment({ reckoning }) })
  expect(rounds.hear(showing(step, { isStep: true }))).toBe(false)
  expect(rounds.over).toBeNull()
  expect(rounds.hear(showing(after(1), { before: step }))).toBe(true)
  expect(rounds.over?.reckoning).toEqual(reckoning)
})

test('the end of the game is told by another panel', () => {
  const rounds = new Rounds()
  expect(rounds.hear(showing(after(1, { ending: 'X-END-01' })))).toBe(false)
  expect(rounds.over).toBeNull()
})

test('who comes in is shown the last reckoning that there was, or none', () => {
  const rounds = new Rounds()
  const past = { type: 'past' as const, events: [], rounds: [] }
  rounds.recall({ ...past, steps: [after(1)] })
  expect(rounds.over).toBeNull()
  rounds.recall({ ...past, steps: [after(3, { moment: moment({ reckoning }) }), after(3)] })
  expect(rounds.over).toMatchObject({ number: 3, reckoning })
  rounds.forget()
  expect(rounds.over).toBeNull()
})
