import { expect, test } from 'vitest'
import { type Instances, nextInstances, seatPlace, spotPlace, zonePlace } from '../src/instances'
import type { EventView, Spot, TableView } from '../src/wire'
import { said, spot, view as viewOf, zone } from './views'

function view(hand: number[], row: number[], stock: number, events: EventView[] = []): TableView {
  const zones = [
    zone('hand', 'hand', hand),
    zone('row', 'row', row),
    zone('stock', 'pile', [], { count: stock }),
  ]
  return { ...viewOf(zones), events }
}

const keys = (instances: Instances, at: number) => instances.cards.get(zonePlace(at)) ?? []

test('a card keeps its key where it stays and takes it along where it goes', () => {
  const first = view([4, 4, 8], [], 20)
  const before = nextInstances(null, first)
  const [one, two, three] = keys(before, 0)
  const after = nextInstances({ view: first, instances: before }, view([4, 8], [4], 20))
  expect(keys(after, 0)).toEqual([one, three])
  expect(keys(after, 1)).toEqual([two])
  expect(after.from.size).toBe(0)
})

test('a new card comes from the pile that shrank, or from the player who brought it', () => {
  const first = view([4], [], 20)
  const before = nextInstances(null, first)
  const drawn = nextInstances({ view: first, instances: before }, view([4, 9], [], 19))
  expect(drawn.from.get(keys(drawn, 0)[1] ?? '')).toBe(zonePlace(2))
  const event = { kind: 'played', seat: 2, cards: [6], number: -1 }
  const played = nextInstances({ view: first, instances: before }, view([4], [6], 20, [event]))
  expect(played.from.get(keys(played, 1)[0] ?? '')).toBe(seatPlace(2))
})

test('a card that is gone went to the player who took it', () => {
  const first = view([4], [6], 20)
  const before = nextInstances(null, first)
  const event = { kind: 'took', seat: 3, cards: [6], number: -1 }
  const after = nextInstances({ view: first, instances: before }, view([4], [], 20, [event]))
  expect(after.to.get(keys(before, 1)[0] ?? '')).toBe(seatPlace(3))
})

test('backs stay what they are, and a card that is turned over stays where it lies', () => {
  const first = view([4], [-1, -1], 20)
  const before = nextInstances(null, first)
  const still = nextInstances({ view: first, instances: before }, view([4], [-1, -1], 20))
  expect(keys(still, 1)).toEqual(keys(before, 1))
  const open = nextInstances({ view: first, instances: before }, view([4], [7, -1], 20))
  expect(new Set(keys(open, 1))).toEqual(new Set(keys(before, 1)))
  expect(open.from.size).toBe(0)
})

function board(...spots: Spot[]): TableView {
  return viewOf([zone('board', 'grid', [], { columns: 2, spots })])
}

const boat = (turned: number) =>
  spot({ pieces: [{ picture: 'boat', label: said('b'), turned, seat: -1, sign: '' }] })

test('a piece is known again on another spot, and turns the short way', () => {
  const first = board(boat(3), spot(), spot())
  const before = nextInstances(null, first)
  const [key = ''] = before.pieces.get(spotPlace(0, 0)) ?? []
  expect(before.angles.get(key)).toBe(270)
  const second = board(spot(), spot(), boat(0))
  const moved = nextInstances({ view: first, instances: before }, second)
  expect(moved.pieces.get(spotPlace(0, 2))).toEqual([key])
  expect(moved.angles.get(key)).toBe(360)
  const third = board(spot(), spot(), boat(3))
  const back = nextInstances({ view: second, instances: moved }, third)
  expect(back.angles.get(key)).toBe(270)
})

test('a back that goes elsewhere is not known again', () => {
  const first = view([-1, -1], [], 20)
  const before = nextInstances(null, first)
  const after = nextInstances({ view: first, instances: before }, view([-1], [-1], 20))
  expect(keys(before, 0)).not.toContain(keys(after, 1)[0])
})
