import { expect, test } from 'vitest'
import { changes, expansions, groups, isDefault, personal } from '../src/options'
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
    needs: '',
    ...more,
  }
}

const GAME = {
  expansions: [],
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
  expect(groups(GAME, {}).map(({ key, options }) => [key, options.map(one => one.name)])).toEqual([
    ['any', ['years']],
    ['other', ['on']],
  ])
})

test('expansions come first, and what belongs to one only while it is on', () => {
  const game = {
    expansions: ['more', 'things'],
    options: [
      option('plain', 'number', { default: 1 }),
      option('counts', 'several', { needs: 'more' }),
      option('more', 'flag', { default: false }),
      option('things', 'several', { default: [0, 0] }),
      option('how', 'flag', { default: false, needs: 'things' }),
      option('test', 'choice', { default: 'a' }),
      option('fine', 'number', { default: 1, needs: 'test=b' }),
    ],
  } as unknown as GameInfo
  const first = (values: object) => expansions(game, { ...values }).map(one => one.name)
  const rest = (values: object) =>
    groups(game, { ...values }).flatMap(({ options }) => options.map(one => one.name))
  expect(first({})).toEqual(['more', 'things'])
  expect(first({ more: true })).toEqual(['more', 'counts', 'things'])
  expect(first({ things: [0, 2] })).toEqual(['more', 'things', 'how'])
  expect(rest({})).toEqual(['plain', 'test'])
  expect(rest({ test: 'b', more: true })).toEqual(['plain', 'test', 'fine'])
})

test('what needs something that is of no use itself is of none', () => {
  const game = {
    expansions: ['more'],
    options: [
      option('more', 'flag', { default: true }),
      option('near', 'flag', { default: true, needs: 'more' }),
      option('far', 'number', { default: 1, needs: 'near' }),
    ],
  } as unknown as GameInfo
  const rest = (values: object) =>
    groups(game, { ...values }).flatMap(({ options }) => options.map(one => one.name))
  expect(rest({})).toEqual(['far'])
  expect(rest({ near: false })).toEqual([])
  expect(rest({ more: false })).toEqual([])
})

test('nobody is asked for what does nothing at this table', () => {
  const game = {
    expansions: ['rule'],
    options: [
      option('rule', 'flag', { default: true }),
      option('year', 'per seat', { personal: true, needs: 'rule' }),
    ],
  } as unknown as GameInfo
  const names = (values: object) => personal(game, { ...values }).map(one => one.name)
  expect(names({})).toEqual(['year'])
  expect(names({ rule: false })).toEqual([])
  expect(expansions(game, {}).map(one => one.name)).toEqual(['rule'])
})
