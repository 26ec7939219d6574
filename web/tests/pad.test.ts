import { expect, test } from 'vitest'
import { asCsv, currentGame, pointsOf } from '../src/pad/evening'
import { Outbox } from '../src/pad/outbox'
import { drawn } from '../src/pad/picture'
import type { PadAnswer, PadEntry, PadGame, PadView } from '../src/wire'

function keeper(): {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
} {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

const place = { round: 1, field: 'sum', seat: 0 }
const blank: PadView = {
  code: 'abc',
  game: 'some',
  names: ['Anna', 'Bram "de Beer"'],
  options: {},
  seq: 0,
  fields: [],
  games: [],
  wins: [0, 0],
  cells: [],
  queries: [],
}

function kept(entry: PadEntry, seq: number): PadAnswer {
  const { round, field, seat, value } = entry
  return {
    pad: { ...blank, seq, cells: [{ round, field, seat, value, seq }] },
    first: null,
    fault: null,
  }
}

test('what could not be sent is sent again under the same id', async () => {
  const box = new Outbox('pad', keeper())
  box.put(place, 5, 0)
  const ids: string[] = []
  await expect(
    box.send(async entry => {
      ids.push(entry.id)
      throw new Error('no line')
    }),
  ).rejects.toThrow('no line')
  await box.send(async entry => {
    ids.push(entry.id)
    return kept(entry, 1)
  })
  expect(ids[0]).toBe(ids[1])
  expect(box.waiting).toEqual([])
})

test('what waits outlives the page', () => {
  const kept = keeper()
  new Outbox('pad', kept).put(place, 5, 0)
  expect(new Outbox('pad', kept).waiting).toHaveLength(1)
})

test('a second value for the same place replaces the first, or follows the one on its way', async () => {
  const box = new Outbox('pad', keeper())
  box.put(place, 5, 0)
  box.put(place, 6, 0)
  expect(box.waiting.map(one => one.value)).toEqual([6])
  await box.send(async entry => {
    box.put(place, 7, 0)
    return kept(entry, 4)
  })
  expect(box.waiting.map(one => [one.value, one.seen])).toEqual([[7, 4]])
})

test('who came second lets go of what he wrote there', async () => {
  const box = new Outbox('pad', keeper())
  box.put(place, 5, 0)
  await box.send(async entry => ({ ...kept(entry, 9), first: { ...place, value: 8, seq: 9 } }))
  expect(box.waiting).toEqual([])
})

const page = { fields: [], seats: [], missing: [], fault: null, reckoning: [], out: [] }
const nothing: PadGame = {
  rounds: [],
  totals: [],
  out: [],
  facts: [],
  notes: [],
  ending: '',
  winners: [],
  unit: '',
}
const first: PadGame = {
  ...nothing,
  rounds: [
    { ...page, round: 0, number: 0, totals: [] },
    { ...page, round: 1, number: 1, totals: [10, 5] },
    { ...page, round: 2, number: 2, totals: [12, 25] },
    { ...page, round: 999, number: -1, totals: [40, 50] },
  ],
  totals: [40, 50],
  ending: 'A-END-01',
  winners: [1],
}
const evening: PadView = {
  ...blank,
  games: [
    first,
    { ...nothing, rounds: [{ ...page, round: 1001, number: 1, totals: [3, 4] }], totals: [3, 4] },
  ],
  wins: [0, 1],
  cells: [{ round: 1001, field: 'sum', seat: 0, value: 3, seq: 9 }],
}

test('an evening as a table: points and totals of each round, and who won', () => {
  expect(pointsOf(first).map(one => one.points)).toEqual([
    [10, 5],
    [2, 20],
  ])
  const words = { game: 'Spel', round: 'Ronde', total: 'totaal', won: 'gewonnen' }
  expect(asCsv(evening, words)).toBe(
    '"Spel","Ronde","Anna","Bram ""de Beer""","Anna (totaal)","Bram ""de Beer"" (totaal)"\r\n' +
      '1,1,10,5,10,5\r\n1,2,2,20,12,25\r\n1,"gewonnen",0,1,40,50\r\n2,1,3,4,3,4\r\n',
  )
})

test('who is out where cards are counted has a dash, in the table and in the picture', () => {
  const rounds = [{ ...page, round: 1, number: 1, totals: [0, 108] }]
  const played: PadGame = {
    ...nothing,
    rounds,
    totals: [0, 108],
    out: [1],
    ending: 'A-END-01',
    winners: [0],
    unit: 'score-cards',
  }
  const words = { game: 'Spel', round: 'Ronde', total: 'totaal', won: 'gewonnen' }
  const pad = { ...blank, games: [played] }
  const rows = asCsv(pad, words).split('\r\n')
  expect(rows.slice(1, 3)).toEqual(['1,1,0,–,0,–', '1,"gewonnen",1,0,0,–'])
  const named = { title: 'A', date: 'vandaag', game: (n: number) => `Spel ${n}`, wins: 'Won' }
  expect(drawn(pad, named)).toContain('>–<')
  expect(drawn(pad, named)).not.toContain('>108<')
  const points = { ...pad, games: [{ ...played, unit: '' }] }
  expect(asCsv(points, words)).toContain('1,1,0,108,0,108')
})

test('the game that people are at is the last one of which something is written', () => {
  expect(currentGame(evening)).toBe(1)
  expect(currentGame({ ...evening, cells: [] })).toBe(0)
})

test('a picture of the evening has everybody, every game, and what cannot break it', () => {
  const words = { title: 'A & <B>', date: 'vandaag', game: (n: number) => `Spel ${n}`, wins: 'Won' }
  const svg = drawn(evening, words)
  expect(svg).toContain('A &amp; &lt;B&gt;')
  for (const said of ['Anna', '★ Bram', 'Spel 1', 'Spel 2', '>40<', '>50<', '>1<'])
    expect(svg).toContain(said)
  expect(drawn({ ...evening, games: [first], cells: [] }, words)).not.toContain('Spel 1')
})
