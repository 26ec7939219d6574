import { expect, test } from 'vitest'
import {
  exact,
  growing,
  Habits,
  isUsable,
  takesSeveral,
  toggled,
  withoutCards,
} from '../src/picking'
import type { GameInfo, MoveView, TableView, ZoneView } from '../src/wire'

const said = (id: string) => ({ id, facts: {} })
const zone = (name: string, kind: string, cards: number[], seat = -1): ZoneView => ({
  name,
  kind,
  label: said(`zone-${name}`),
  seat,
  cards,
  count: cards.length,
  selectable: true,
})
const move = (text: string, cards: number[] = []): MoveView => ({
  text,
  label: said('move'),
  cards,
  quiz: null,
})

function view(moves: MoveView[], group: number[] = []): TableView {
  return {
    game: 'some',
    seat: 0,
    round: 1,
    prompt: said('prompt'),
    seats: [],
    zones: [zone('group', 'row', group), zone('hand', 'hand', [3, 3, 7, 9], 0)],
    moves,
    sheet: [],
    events: [],
    talk: true,
    ending: '',
    winners: [],
    faces: [],
  }
}

const GAME = {
  id: 'some',
  cards: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
  verbs: [
    { name: 'call', least: 0, most: 0 },
    { name: 'lay', least: 1, most: 4 },
    { name: 'take', least: 1, most: 1 },
  ],
} as unknown as GameInfo

const hand = (place: number) => ({ zone: 1, place })

test('a choice finds the moves that use just its cards, copies counted', () => {
  const seen = view([move('lay d', [3]), move('lay d d', [3, 3]), move('call')])
  expect(exact(seen, [hand(0)]).map(one => one.text)).toEqual(['lay d'])
  expect(exact(seen, [hand(1), hand(0)]).map(one => one.text)).toEqual(['lay d d'])
  expect(growing(seen, [3]).length).toBe(2)
  expect(growing(seen, [3, 3, 3])).toEqual([])
})

test('a card is usable when a given move takes it along with those chosen', () => {
  const seen = view([move('lay d d', [3, 3]), move('lay h', [7])])
  expect(isUsable(seen, [], hand(2))).toBe(true)
  expect(isUsable(seen, [hand(0)], hand(1))).toBe(true)
  expect(isUsable(seen, [hand(0)], hand(2))).toBe(false)
  expect(isUsable(seen, [], hand(3))).toBe(false)
})

test('a second tap takes a card back; one card replaces another where a move takes one', () => {
  expect(toggled(true, [hand(0)], hand(0))).toEqual([])
  expect(toggled(true, [hand(0)], hand(1))).toEqual([hand(0), hand(1)])
  expect(toggled(false, [hand(0)], hand(1))).toEqual([hand(1)])
  expect(toggled(true, [hand(0)], { zone: 0, place: 0 })).toEqual([{ zone: 0, place: 0 }])
  expect(takesSeveral(GAME)).toBe(true)
})

test('moves without cards, or with cards that cannot be tapped, have a button', () => {
  const seen = view([move('call'), move('lay h', [7]), move('lay a', [0])])
  expect(withoutCards(seen).map(one => one.text)).toEqual(['call', 'lay a'])
})

test('an attempt uses the verb that the cards of a zone were seen to go with', () => {
  const habits = new Habits()
  const asking = view([], [5])
  expect(habits.attempt(GAME, asking, [hand(0), hand(2)])).toBe('lay d h')
  expect(habits.attempt(GAME, asking, [{ zone: 0, place: 0 }])).toBe('take f')
  habits.learn(view([move('take h', [7])]))
  expect(habits.attempt(GAME, asking, [hand(0)])).toBe('take d')
  expect(habits.attempt(GAME, asking, [])).toBeNull()
})
