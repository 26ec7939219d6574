import { expect, test } from 'vitest'
import { nameOf, nameOfBot, usualLevel } from '../src/people'
import { Voice } from '../src/say'
import {
  around,
  artOf,
  dress,
  hasBoard,
  hasMore,
  hue,
  isAtSeat,
  isOwn,
  sidesOf,
} from '../src/scene'
import { SIGNS, signOf } from '../src/signs'
import type { GameInfo, SeatView, TableView } from '../src/wire'
import { seat, spot, view, zone } from './views'

const table = (own: number, count: number): TableView => ({
  ...view([]),
  seat: own,
  seats: Array.from({ length: count }, (_, at) => ({ seat: at }) as SeatView),
})
const order = (one: TableView): number[] => around(one).map(({ seat }) => seat)

test('seats go round from the next one, the own last; for who looks on from the first', () => {
  expect(order(table(1, 4))).toEqual([2, 3, 0, 1])
  expect(order(table(3, 4))).toEqual([0, 1, 2, 3])
  expect(order(table(30, 3))).toEqual([0, 1, 2])
  expect(order(table(0, 0))).toEqual([])
  expect([0, 1, 2, 6, 7, 9].map(others => sidesOf(others))).toEqual([0, 0, 1, 1, 2, 2])
  expect([1, 4, 5, 6, 7, 9].map(others => sidesOf(others, true))).toEqual([0, 1, 2, 2, 3, 3])
})

test('more lies there where a place can be scrolled further', () => {
  const place = {
    scrollLeft: 0,
    clientWidth: 100,
    scrollWidth: 160,
    scrollTop: 0,
    clientHeight: 50,
    scrollHeight: 50,
  }
  expect(hasMore(place as HTMLElement)).toBe(true)
  expect(hasMore({ ...place, scrollLeft: 60 } as HTMLElement)).toBe(false)
  expect(hasMore({ ...place, scrollLeft: 60, scrollHeight: 70 } as HTMLElement)).toBe(true)
})

test('what lies before another player is drawn there, and what is one’s own is not', () => {
  const here = { ...table(0, 3), zones: [] }
  expect([isOwn(here, 0), isOwn(here, 1), isOwn({ ...here, seat: -1 }, -1)]).toEqual([
    true,
    false,
    false,
  ])
  const at = (kind: string, more = {}): boolean => isAtSeat(here, zone('x', kind, [], more))
  expect(at('row', { seat: 1 })).toBe(true)
  expect(at('hand', { seat: 2 })).toBe(true)
  expect(at('row', { seat: 0 })).toBe(false)
  expect(at('row', { seat: -1 })).toBe(false)
  expect(at('pile', { seat: 1 })).toBe(false)
  expect(at('row', { seat: 1, spots: [spot()] })).toBe(false)
  expect(hasBoard(view([zone('map', 'grid', [], { spots: [spot()] })]))).toBe(true)
  expect(hasBoard(view([zone('bag', 'grid'), zone('row', 'row', [], { spots: [spot()] })]))).toBe(
    false,
  )
})

test('a game is dressed in its own colours, and undressed by one without', () => {
  const worn = new Map<string, string | null>()
  const node = {
    style: { setProperty: (name: string, value: string | null) => worn.set(name, value) },
  } as unknown as HTMLElement
  const game = (decor: object): GameInfo => ({ id: 'a b', decor }) as GameInfo
  const plain = { cloth: [], edge: [], rim: [], accent: [], texture: '' }
  const worker = dress(
    node,
    game({ ...plain, cloth: ['#fff'], edge: ['#111', '#222'], texture: 'sea' }),
  )
  expect(worn.get('--cloth')).toBe('light-dark(#fff, #fff)')
  expect(worn.get('--cloth-2')).toBe('light-dark(#111, #222)')
  expect(worn.get('--cloth-texture')).toBe(`url("${artOf('a b', 'sea')}")`)
  expect(artOf('a b', 'sea')).toBe('/art/a%20b/sea.svg')
  worker.update(game(plain))
  expect([...worn.values()].every(one => one === null)).toBe(true)
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(hue)).size).toBe(10)
})

test('everybody at the table has a name', () => {
  const voice = new Voice('nl')
  const names = nameOf(
    [seat({ name: 'Toos' }), seat({ bot: 'rule' }), seat({ taken: false })],
    voice,
  )
  expect(names(0)).toBe('Toos')
  expect(names(1)).toBe(nameOfBot(1, voice))
  expect(names(2)).toBe(voice.ui('seat-number', { number: 3 }))
  expect(names(9)).toBe(voice.ui('seat-number', { number: 10 }))
  expect(new Set([...Array(12).keys()].map(at => nameOfBot(at, voice))).size).toBe(12)
  expect(nameOfBot(12, voice)).toBe(voice.ui('seat-number', { number: 13 }))
})

test('the usual bot is neither the weakest nor the strongest', () => {
  expect(usualLevel(['random', 'easy', 'rule', 'search'])).toBe('rule')
  expect(usualLevel(['random', 'easy'])).toBe('easy')
  expect(usualLevel([])).toBe('')
})

test('a quick reaction is known by its sign alone', () => {
  expect(SIGNS.map(signOf)).toEqual([1, 2, 3, 4, 5, 6])
  expect([signOf(''), signOf('👍👍'), signOf('hoi')]).toEqual([0, 0, 0])
})
