import { expect, test } from 'vitest'
import { gestureOf, Offers, type Pick, picksOf, takesSeveral, toggled, WHOLE } from '../src/picking'
import type { GameInfo, MoveView, TableView } from '../src/wire'
import { attempt, move, said, spot, view, written, zone } from './views'

function seen(moves: MoveView[], group: number[] = []): TableView {
  return view([zone('group', 'row', group), zone('hand', 'hand', [3, 3, 7, 9])], moves)
}

const offers = (moves: MoveView[], group: number[] = []) => new Offers(seen(moves, group))
const texts = (moves: MoveView[]) => moves.map(one => written(one.attempt))

const GAME = {
  id: 'some',
  cards: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
  verbs: [
    { name: 'call', least: 0, most: 0, numbered: false },
    { name: 'place', least: 1, most: 1, numbered: true },
    { name: 'lay', least: 1, most: 4, numbered: false },
    { name: 'take', least: 1, most: 1, numbered: false },
  ],
} as unknown as GameInfo

const group = (place: number): Pick => ({ zone: 0, place })
const hand = (place: number): Pick => ({ zone: 1, place })

test('a choice finds the moves that use just its cards, copies counted', () => {
  const some = offers([move('lay d', [3]), move('lay d d', [3, 3]), move('call')])
  expect(texts(some.exact([hand(0)]))).toEqual(['lay d'])
  expect(texts(some.exact([hand(1), hand(0)]))).toEqual(['lay d d'])
  expect(some.usable([hand(0)]).some).toBe(true)
  expect(some.usable([hand(0), hand(1)]).some).toBe(false)
})

test('a card is usable when a given move takes it along with those chosen', () => {
  const some = offers([move('lay d d', [3, 3]), move('lay h', [7])])
  expect(some.usable([]).has(hand(2))).toBe(true)
  expect(some.usable([hand(0)]).has(hand(1))).toBe(true)
  expect(some.usable([hand(0)]).has(hand(0))).toBe(true)
  expect(some.usable([hand(0)]).has(hand(2))).toBe(false)
  expect(some.usable([]).has(hand(3))).toBe(false)
})

test('a card in the hand and the same card elsewhere are told apart by their zones', () => {
  const some = offers(
    [move('drop h', [7], { zones: ['hand'] }), move('buy h', [7], { zones: ['group'] })],
    [7],
  )
  expect(texts(some.exact([hand(2)]))).toEqual(['drop h'])
  expect(texts(some.exact([group(0)]))).toEqual(['buy h'])
  const swap = offers([move('swap d h', [3, 7], { zones: ['hand', 'group'] })], [7])
  expect(swap.usable([hand(0)]).has(group(0))).toBe(true)
  expect(swap.usable([hand(0)]).has(hand(2))).toBe(false)
  expect(texts(swap.exact([group(0), hand(1)]))).toEqual(['swap d h'])
})

test('a second tap takes a card back; one card replaces another where a move takes one', () => {
  const none = offers([], [5])
  expect(toggled(none, true, [hand(0)], hand(0))).toEqual([])
  expect(toggled(none, true, [hand(0)], hand(1))).toEqual([hand(0), hand(1)])
  expect(toggled(none, false, [hand(0)], hand(1))).toEqual([hand(1)])
  expect(toggled(none, true, [hand(0)], group(0))).toEqual([group(0)])
  const swap = offers([move('swap d h', [3, 7], { zones: ['hand', 'group'] })], [7])
  expect(toggled(swap, true, [hand(0)], group(0))).toEqual([hand(0), group(0)])
  expect(takesSeveral(GAME, seen([]))).toBe(true)
})

test('moves without cards, or with cards that cannot be tapped, have a button', () => {
  const some = offers([move('call'), move('lay h', [7]), move('lay a', [0])])
  expect(texts(some.buttons)).toEqual(['call', 'lay a'])
})

test('the only move with cards can be made at once', () => {
  expect(offers([move('keep'), move('lay h', [7])]).only?.attempt).toEqual(attempt('lay h'))
  expect(offers([move('lay d', [3]), move('lay h', [7])]).only).toBeNull()
  expect(offers([move('lay h', [7]), move('drop h', [7])]).only).toBeNull()
  expect(offers([move('keep')]).only).toBeNull()
})

test('cards of a series are chosen together, and show what they come to', () => {
  const lays = [move('lay d', [3], { adds: 3 }), move('lay h', [7], { adds: 7 })]
  const table = seen([...lays, move('hide h', [7]), move('stop')])
  const end = (verb: string, least: number) => ({
    attempt: { verb },
    label: said('end'),
    least,
    whole: said('all'),
  })
  const some = new Offers({
    ...table,
    series: { total: 1, endings: [end('go', 8), end('stop', 4)] },
  })
  const endings = (...places: number[]) => some.chain(places.map(hand))?.endings ?? []
  expect(some.chain([])).toBeNull()
  expect(some.chain([hand(3)])).toBeNull()
  const [stop, ...others] = endings(0)
  expect(others).toEqual([])
  expect(stop?.moves.map(written)).toEqual(['lay d', 'stop'])
  expect(stop?.last).toEqual({ verb: 'stop' })
  expect(stop?.label).toEqual({ id: 'end', facts: { total: 4 } })
  expect(endings(0, 2, 1).map(one => one.moves.map(written))).toEqual([
    ['lay d', 'lay h', 'lay d', 'go'],
    ['lay d', 'lay h', 'lay d', 'stop'],
  ])
  expect(some.usable([hand(0)]).has(hand(1))).toBe(true)
  expect(some.usable([hand(0)]).has(hand(3))).toBe(false)
  expect(texts(some.direct([hand(2)]))).toEqual(['hide h'])
  expect(some.only).toBeNull()
})

test('spots light up for the chosen card, or at once where no card is needed', () => {
  const board = { place: 'board' }
  const moves = [
    move('place d 0', [3], { ...board, spot: 0 }),
    move('open d 1', [3], { ...board, spot: 1 }),
    move('shut d 1', [3], { ...board, spot: 1 }),
    move('sail 2', [], { ...board, spot: 2 }),
    move('sail 9', [], { ...board, spot: 9 }),
  ]
  const zones = [
    zone('board', 'grid', [], { columns: 2, spots: [spot(), spot(), spot()] }),
    zone('hand', 'hand', [3, 7]),
  ]
  const some = new Offers(view(zones, moves))
  const at = (number: number) => ({ zone: 0, spot: number })
  expect(texts(some.lit([]).moves(at(2)))).toEqual(['sail 2'])
  expect(some.lit([]).moves(at(0))).toEqual([])
  expect(texts(some.lit([hand(0)]).moves(at(0)))).toEqual(['place d 0'])
  expect(texts(some.lit([hand(0)]).moves(at(1)))).toEqual(['open d 1', 'shut d 1'])
  expect(some.lit([hand(1)]).some).toBe(false)
  expect(some.direct([hand(0)])).toEqual([])
  // A spot that is not drawn cannot be tapped.
  expect(texts(some.buttons)).toEqual(['sail 9'])
})

test('one of thousands of moves is found', () => {
  const cards = Array.from({ length: 11 }, (_, card) => card)
  const moves = Array.from({ length: 2 ** 11 - 1 }, (_, at) => {
    const some = cards.filter(card => (at + 1) & (1 << card))
    return move('bid', some)
  })
  const seen = view([zone('hand', 'hand', cards)], moves)
  const all = new Offers(seen)
  const chosen = [4, 2, 9].map(place => ({ zone: 0, place }))
  expect(all.exact(chosen).map(one => one.cards)).toEqual([[2, 4, 9]])
  expect(cards.every(place => all.usable(chosen).has({ zone: 0, place }))).toBe(true)
  expect(all.buttons).toEqual([])
})

test('a question names the zone of the cards, and where they are to go', () => {
  const asking = view([zone('hand', 'hand', [3, 7]), zone('row', 'row', [], { spots: [spot()] })])
  const picks = [0, 1].map(place => ({ zone: 0, place }))
  expect(gestureOf(asking, picks, null)).toEqual({
    zone: 'hand',
    cards: [3, 7],
    place: '',
    spot: WHOLE,
  })
  expect(gestureOf(asking, [], { zone: 1, spot: 0 })).toEqual({
    zone: '',
    cards: [],
    place: 'row',
    spot: 0,
  })
})

test('the cards of a move are found where they lie, copies apart', () => {
  const both = move('lay d d h', [3, 3, 7], { zones: ['group', 'hand', 'hand'] })
  expect(picksOf(seen([both], [3]), both)).toEqual([group(0), hand(0), hand(2)])
  expect(picksOf(seen([both]), both)).toBe(null)
  const twice = move('lay d d', [3, 3])
  expect(picksOf(seen([twice]), twice)).toEqual([hand(0), hand(1)])
})

test('a card that waits for its spot gives way to another', () => {
  const row = zone('group', 'row', [], { spots: [spot(), spot()] })
  const moves = [
    move('place d 1', [3], { place: 'group', spot: 0, zones: ['hand'] }),
    move('place h 2', [7], { place: 'group', spot: 1, zones: ['hand'] }),
  ]
  const some = new Offers(view([row, zone('hand', 'hand', [3, 3, 7, 9])], moves))
  expect(toggled(some, true, [], hand(0))).toEqual([hand(0)])
  expect(toggled(some, true, [hand(0)], hand(2))).toEqual([hand(2)])
})

test('a pile is chosen as a whole', () => {
  const piles = [
    zone('one', 'pile', [3], { move: attempt('draw 1') }),
    zone('two', 'pile', [7], { move: attempt('draw 2') }),
    zone('three', 'pile', [9]),
  ]
  const some = new Offers(view(piles, [move('draw 1', [], { place: 'one' })]))
  expect(some.buttons).toEqual([])
  expect(texts(some.lit([]).moves({ zone: 0, spot: WHOLE }))).toEqual(['draw 1'])
  expect(some.lit([]).moves({ zone: 1, spot: WHOLE })).toEqual([])
})

test('cards of all zones of a gathering are chosen together, enough of them and not too many', () => {
  const gathering = {
    verb: 'combo',
    label: said('together'),
    zones: ['hand', 'group'],
    least: 3,
    most: 4,
    sum: { id: 'sum', facts: { own: 9 } },
    worth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    high: [12, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  }
  const some = new Offers({ ...seen([], [5]), gathering })
  expect(some.usable([]).mayTry(hand(0))).toBe(true)
  expect(some.usable([]).has(hand(0))).toBe(false)
  expect(some.usable([hand(0)]).has(group(0))).toBe(true)
  expect(some.gathered([hand(0), hand(2)])).toBeNull()
  const three = some.gathered([hand(2), group(0), hand(0)])
  expect(three?.attempt).toEqual({ verb: 'combo', cards: [3, 5, 7] })
  expect(three?.label).toEqual({ id: 'together', facts: { count: 3 } })
  // The cards 3 and 7 count for 4 and 8.
  expect(some.sum([hand(0), hand(2)])?.facts).toEqual({ own: 9, total: 12, high: 12, gap: 0 })
  expect(some.sum([hand(0)])).toBeNull()
  const four = [hand(0), hand(1), hand(2), hand(3)]
  expect(some.usable(four).some).toBe(false)
  expect(some.gathered([...four, group(0)])).toBeNull()
  expect(offers([], [5]).gathered(four)).toBeNull()
  const alone = new Offers({ ...seen([], [5]), gathering: { ...gathering, zones: ['hand'] } })
  expect(alone.gathered([hand(2), group(0), hand(0)])).toBeNull()
})

test('a card that is only laid after a question is risky, one that fits is not', () => {
  const bluff = move('play d', [3], { confirm: said('sure') })
  const some = offers([bluff, move('play h', [7])])
  expect(some.isRisky(3)).toBe(true)
  expect(some.isRisky(7)).toBe(false)
  expect(some.isRisky(9)).toBe(false)
  expect(offers([bluff, move('offer d', [3])]).isRisky(3)).toBe(false)
})
