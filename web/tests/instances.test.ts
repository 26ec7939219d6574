import { expect, test } from 'vitest'
import { nextInstances, seatPlace, zonePlace } from '../src/instances'
import type { EventView, TableView, ZoneView } from '../src/wire'

const zone = (name: string, kind: string, cards: number[], count = cards.length): ZoneView => ({
  name,
  kind,
  label: { id: name, facts: {} },
  seat: name === 'hand' ? 0 : -1,
  cards,
  count,
  selectable: false,
})

function view(hand: number[], row: number[], stock: number, events: EventView[] = []): TableView {
  return {
    seat: 0,
    zones: [zone('hand', 'hand', hand), zone('row', 'row', row), zone('stock', 'pile', [], stock)],
    events,
  } as unknown as TableView
}

test('a card keeps its key where it stays and takes it along where it goes', () => {
  const first = view([4, 4, 8], [], 20)
  const before = nextInstances(null, first)
  const [one, two, three] = before.keys[0] ?? []
  const after = nextInstances({ view: first, instances: before }, view([4, 8], [4], 20))
  expect(after.keys[0]).toEqual([one, three])
  expect(after.keys[1]).toEqual([two])
  expect(after.from.size).toBe(0)
})

test('a new card comes from the pile that shrank, or from the player who brought it', () => {
  const first = view([4], [], 20)
  const before = nextInstances(null, first)
  const drawn = nextInstances({ view: first, instances: before }, view([4, 9], [], 19))
  expect(drawn.from.get(drawn.keys[0]?.[1] ?? '')).toBe(zonePlace(2))
  const event = { kind: 'played', seat: 2, cards: [6], number: -1 }
  const played = nextInstances({ view: first, instances: before }, view([4], [6], 20, [event]))
  expect(played.from.get(played.keys[1]?.[0] ?? '')).toBe(seatPlace(2))
})

test('a card that is gone went to the player who took it', () => {
  const first = view([4], [6], 20)
  const before = nextInstances(null, first)
  const event = { kind: 'took', seat: 3, cards: [6], number: -1 }
  const after = nextInstances({ view: first, instances: before }, view([4], [], 20, [event]))
  expect(after.to.get(before.keys[1]?.[0] ?? '')).toBe(seatPlace(3))
})
