import { expect, test } from 'vitest'
import { changes, groups, isDefault } from '../src/options'
import type { GameInfo, OptionInfo } from '../src/wire'

function option(name: string, kind: string, more: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    kind,
    default: [],
    group: 'any',
    rules: [],
    carried: false,
    personal: false,
    shown: false,
    values: [],
    copies: [],
    least: 0,
    most: 9,
    longest: 0,
    ...more,
  }
}

const GAME = {
  options: [
    option('years', 'per seat'),
    option('own', 'per seat', { personal: true }),
    option('on', 'flag', { default: true, group: 'other' }),
    option('given', 'numbers', { carried: true }),
  ],
} as unknown as GameInfo

test('numbers for no seat at all are as good as none', () => {
  const [years] = GAME.options
  if (!years) throw new Error('it has options')
  expect(isDefault(years, [])).toBe(true)
  expect(isDefault(years, [0, 0, 0])).toBe(true)
  expect(isDefault(years, [0, 1988, 0])).toBe(false)
  expect(changes(GAME, { years: [0, 0], on: true })).toEqual({})
  expect(changes(GAME, { years: [0, 5], on: false })).toEqual({ years: [0, 5], on: false })
})

test("a form asks for what is the table's, group by group", () => {
  expect(groups(GAME).map(({ key, options }) => [key, options.map(one => one.name)])).toEqual([
    ['any', ['years']],
    ['other', ['on']],
  ])
})
