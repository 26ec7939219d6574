import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pledgeOf, takeWord } from '../src/fair'
import { BEAT, uncounted } from '../src/moments'
import { settings } from '../src/settings.svelte'
import { GALLERY, Table } from '../src/table.svelte'
import type { Answer, EventView, GameInfo, MoveView, Report, View } from '../src/wire'
import { closeBrowser, FakeSocket, openBrowser } from './browser'
import { attempt, lobby, moment, move, row, said, seat, view, written, zone } from './views'

const GAME = {
  id: 'some',
  verbs: [{ name: 'lay', least: 1, most: 1, numbered: false }],
} as unknown as GameInfo
const PACE = 500

let table: Table

beforeEach(() => {
  openBrowser()
  table = new Table('abc', () => GAME)
  FakeSocket.last.opens()
})

afterEach(() => {
  table.close()
  vi.runOnlyPendingTimers()
  closeBrowser()
})

function bring(...reports: Report[]): void {
  for (const report of reports) FakeSocket.last.brings(report)
}

function seen(seq: number, moves: MoveView[] = [], you = 0): View {
  const hand = zone('hand', 'hand', [3, 7])
  return {
    type: 'view',
    seq,
    deadline: 0,
    steps: [],
    undo: false,
    table: { ...view([hand], moves), seat: you },
  }
}

const playing = lobby({ started: true })
const sent = (type: string) => FakeSocket.last.sent.filter(command => command.type === type)

test('a double tap makes one move, and nothing is offered until its view is shown', () => {
  const lay = move('lay d', [3])
  bring(playing, seen(0, [lay]))
  table.play(lay)
  table.play(lay)
  expect(sent('play').length).toBe(1)
  bring({ type: 'ack', id: table.pending, seq: 1 })
  expect(table.pending).not.toBe('')
  table.play(lay)
  expect(sent('play').length).toBe(1)
  bring(seen(1))
  vi.advanceTimersByTime(PACE)
  expect(table.pending).toBe('')
})

test('a view that comes before its acknowledgement frees the buttons then', () => {
  bring(playing, seen(0, [move('lay d', [3])]))
  table.sendMove(move('lay d'))
  bring(seen(1))
  vi.advanceTimersByTime(PACE)
  expect(table.pending).not.toBe('')
  bring({ type: 'ack', id: table.pending, seq: 1 })
  expect(table.pending).toBe('')
})

test('a refusal or trouble frees the buttons at once', () => {
  bring(playing, seen(0))
  table.sendMove(move('lay d'))
  bring({ type: 'refused', id: table.pending, rule: 'X-1', why: said('refused-x') })
  expect(table.pending).toBe('')
  expect(table.refused?.rule).toBe('X-1')
  table.sendMove(move('lay d'))
  bring({ type: 'trouble', id: table.pending, why: 'trouble-not-stored' })
  expect(table.pending).toBe('')
})

test('the moves of a series follow each other', () => {
  bring(playing, seen(0))
  table.playSeries(['lay d', 'lay h', 'go'].map(attempt))
  for (const seq of [1, 2]) bring({ type: 'ack', id: table.pending, seq })
  expect(sent('play').map(command => 'move' in command && command.move)).toEqual(
    ['lay d', 'lay h', 'go'].map(attempt),
  )
})

test('asking is not doing', () => {
  bring(playing, seen(0))
  table.choice.choose({ zone: 0, place: 1 })
  table.choice.playChosen()
  expect(sent('play')).toEqual([])
  const [asked] = sent('ask')
  expect(asked).toMatchObject({ zone: 'hand', cards: [7], place: '', spot: -1 })
  expect(table.pending).toBe('')
  const answer: Answer = { type: 'answer', id: asked?.id ?? '', moves: [], rule: '', why: null }
  bring({ ...answer, rule: 'X-1', why: said('refused-x') })
  expect(table.refused?.rule).toBe('X-1')
  table.ask()
  const second = sent('ask').at(-1)?.id ?? ''
  bring({ ...answer, moves: [move('lay h', [7])] })
  expect(table.choice.allowed).toEqual([])
  bring({ ...answer, id: second, moves: [move('lay h', [7])] })
  expect(table.choice.allowed.map(one => written(one.attempt))).toEqual(['lay h'])
  table.choice.choose({ zone: 0, place: 0 })
  expect(table.choice.allowed).toEqual([])
})

test('whoever loses a seat forgets what he was shown there, and is told why', () => {
  bring(playing, seen(4, [move('lay d', [3])]))
  table.choice.choose({ zone: 0, place: 0 })
  bring(lobby({ started: true, you: GALLERY }))
  expect(table.view).toBeNull()
  expect(table.choice.chosen).toEqual([])
  bring({ type: 'reseated', seat: 0, why: 'left', name: 'Anna', by: -1 })
  expect(table.reseated).toMatchObject({ why: 'left', isMine: true })
  bring({ type: 'past', events: [], steps: [], rounds: [] }, seen(4, [], GALLERY))
  expect(table.view?.seat).toBe(GALLERY)
})

test('why a seat was lost is forgotten by whoever sits again', () => {
  bring(lobby(), lobby({ you: GALLERY }))
  bring({ type: 'reseated', seat: 0, why: 'removed', name: 'Anna', by: 1 })
  expect(table.reseated?.why).toBe('removed')
  bring(lobby({ you: 1 }))
  bring({ type: 'reseated', seat: 1, why: 'sat', name: 'Anna', by: -1 })
  expect(table.reseated).toBeNull()
})

test('what others do with their seats stands in the log during a game', () => {
  bring(playing, seen(0))
  bring({ type: 'reseated', seat: 1, why: 'handed', name: 'Bram', by: -1 })
  expect(table.reseated).toBeNull()
  expect(table.chronicle.log.at(-1)?.reseated?.name).toBe('Bram')
})

test('a browser promises a word by itself, keeps it, and opens it once at the start', () => {
  bring(lobby())
  const pledge = sent('pledge').at(-1)
  expect(sent('pledge').length).toBe(1)
  const mine = pledge && 'pledge' in pledge ? pledge.pledge : ''
  const seats = [seat({ name: 'Anna', pledge: mine }), seat()]
  bring(lobby({ seats }))
  expect(sent('pledge').length).toBe(1)
  bring(lobby({ seats, opening: true }), lobby({ seats, opening: true }))
  const [opened, ...more] = sent('open')
  expect(more).toEqual([])
  expect(pledgeOf(opened && 'word' in opened ? opened.word : '')).toBe(mine)
})

test('spectators promise nothing', () => {
  bring(lobby({ you: GALLERY }))
  expect(sent('pledge')).toEqual([])
})

test('a choice stays while its cards and the question do, and no longer', () => {
  bring(playing, seen(0, [move('lay d', [3])]))
  table.choice.choose({ zone: 0, place: 1 })
  bring(seen(1, [move('lay d', [3])]))
  vi.advanceTimersByTime(PACE)
  expect(table.choice.chosen).toEqual([{ zone: 0, place: 1 }])
  const other = seen(2)
  other.table = { ...other.table, prompt: said('prompt-other') }
  bring(other)
  vi.advanceTimersByTime(PACE)
  expect(table.choice.chosen).toEqual([])
  bring(seen(3))
  vi.advanceTimersByTime(PACE)
  table.choice.choose({ zone: 0, place: 1 })
  const fewer = seen(4)
  fewer.table = { ...fewer.table, zones: [zone('hand', 'hand', [7])] }
  bring(fewer)
  vi.advanceTimersByTime(PACE)
  expect(table.choice.chosen).toEqual([])
})

const reckoning = [
  { seat: 0, parts: [{ label: said('part-x'), points: 5, rule: 'X-1' }], total: 12 },
]

/** A view that two steps led to: cards are turned over one after the other, and then counted. */
function ended(seq: number): View {
  const shown = { ...seen(seq, [move('lay d', [3])]), steps: [] }
  const table = view([])
  return {
    ...shown,
    table: { ...shown.table, round: 2, sheet: [[5]] },
    steps: [
      { ...table, moment: moment({ rows: [row(), row({ seat: 1, beat: 1 })], great: true }) },
      { ...table, sheet: [[5]], moment: moment({ reckoning }) },
    ],
  }
}

test('steps are shown one after the other, each with its parts, and then the reckoning', () => {
  bring({ ...playing, waits: 60 }, seen(0))
  vi.advanceTimersByTime(PACE)
  bring(ended(1))
  expect(table.staging.isShowing).toBe(true)
  expect([table.staging.moment?.rows.length, table.staging.beat]).toEqual([2, 0])
  vi.advanceTimersByTime(BEAT)
  expect([table.staging.moment?.rows.length, table.staging.beat]).toEqual([2, 1])
  expect(table.rounds.over).toBeNull()
  vi.advanceTimersByTime(2000)
  expect(table.staging.moment?.reckoning).toEqual(reckoning)
  expect(table.rounds.over).toBeNull()
  vi.advanceTimersByTime(2000)
  expect(table.staging.isShowing).toBe(false)
  expect(table.staging.moment).toBeNull()
  expect(table.rounds.over).toMatchObject({ number: 1, reckoning })
  table.ready()
  expect(sent('ready').length).toBe(1)
  expect(table.rounds.over).toBeNull()
})

const scored = (score: number) => [
  { seat: 0, facts: [], score, acts: false, out: false, badges: [] },
]

test('words and scores come with the last part of what is shown, not before', () => {
  const told = () => table.chronicle.log.map(line => line.event?.kind)
  const { table: now, ...rest } = seen(1)
  const turned = moment({ rows: [row(), row({ seat: 1, beat: 1 })] })
  const event = { kind: 'shown', seat: 1, cards: [] } as unknown as EventView
  const steps = [{ ...now, seats: scored(12), moment: turned, events: [event] }]
  bring(playing, { ...seen(0), table: { ...now, seats: scored(3) } })
  vi.advanceTimersByTime(PACE)
  bring({ ...rest, table: { ...now, seats: scored(12) }, steps })
  expect(told()).toEqual([])
  const view = () => uncounted(table.view ?? now, table.staging.former)
  expect(view().seats[0]?.score).toBe(3)
  vi.advanceTimersByTime(BEAT)
  expect(told()).toEqual(['shown'])
  expect(view().seats[0]?.score).toBe(12)
})

test('what is skipped is told all the same, once', () => {
  bring(playing, seen(0))
  vi.advanceTimersByTime(PACE)
  const event = { kind: 'shown', seat: 1, cards: [] } as unknown as EventView
  const { steps, ...now } = ended(1)
  bring({ ...now, steps: steps.map(step => ({ ...step, events: [event] })) })
  table.staging.skip()
  vi.advanceTimersByTime(10_000)
  expect(table.chronicle.log.length).toBe(2)
})

test('whoever does not press is taken along when the table goes on', () => {
  bring({ ...playing, waits: 60 }, seen(0))
  vi.advanceTimersByTime(PACE)
  bring(ended(1))
  table.staging.skip()
  expect(table.rounds.over).not.toBeNull()
  bring({ ...playing, waits: 0 })
  expect(table.rounds.over).toBeNull()
  table.ready()
  expect(sent('ready')).toEqual([])
})

test('while steps are shown, or the table waits, nothing is done', () => {
  const lay = move('lay d', [3])
  bring(playing, seen(0, [lay]))
  vi.advanceTimersByTime(PACE)
  bring(ended(1))
  table.sendMove(move('lay d'))
  table.ask()
  expect([...sent('play'), ...sent('ask')]).toEqual([])
  table.staging.skip()
  bring({ ...playing, waits: 60 })
  table.sendMove(move('lay d'))
  table.playSeries(['lay d'].map(attempt))
  expect(sent('play')).toEqual([])
  bring(playing)
  table.sendMove(move('lay d'))
  expect(sent('play').length).toBe(1)
})

test('a tap goes on to the next step; a pause holds the parts of a step too', () => {
  bring(playing, seen(0))
  vi.advanceTimersByTime(PACE)
  bring(ended(1))
  table.staging.pause()
  vi.advanceTimersByTime(10_000)
  expect(table.staging.beat).toBe(0)
  table.staging.skipStep()
  expect(table.staging.moment?.reckoning).toEqual(reckoning)
  vi.advanceTimersByTime(10_000)
  expect(table.staging.isShowing).toBe(true)
  table.staging.skipStep()
  expect([table.staging.isShowing, table.staging.isPaused]).toEqual([false, false])
  table.staging.skipStep()
  expect(table.view?.round).toBe(2)
})

test('who wants no steps sees where they lead at once, and the reckoning all the same', () => {
  settings.setPace('none')
  bring(playing, seen(0))
  bring(ended(1))
  expect(table.staging.isShowing).toBe(false)
  expect(table.rounds.over).toMatchObject({ reckoning })
  settings.setPace('normal')
})

test('who comes in while the table waits is shown the reckoning, once', () => {
  const past: Report = { type: 'past', events: [], steps: ended(1).steps, rounds: [] }
  bring({ ...playing, waits: 30 }, past)
  expect(table.rounds.over).toMatchObject({ reckoning })
  table.rounds.over = null
  const ready = [seat({ ready: true }), seat()]
  bring({ ...playing, seats: ready, waits: 30 }, past)
  expect(table.rounds.over).toBeNull()
})

test('of a round that goes on and on only the last steps can be seen again', () => {
  bring(playing, seen(0))
  for (let seq = 1; seq <= 15; seq += 1) bring(ended(seq))
  expect(table.staging.steps.length).toBe(20)
})

test('a move of the clock is told to be one', () => {
  bring(playing, seen(0))
  vi.advanceTimersByTime(PACE)
  const next = seen(1)
  next.table = { ...next.table, events: [{ kind: 'x', seat: 0, cards: [], number: 0 }] }
  bring({ type: 'hurried', seat: 0 }, next)
  vi.advanceTimersByTime(PACE)
  expect(table.chronicle.news.map(line => line.hurried ?? line.event?.kind)).toEqual([0, 'x'])
  expect(table.wasHurried).toBe(true)
  table.sendMove(move('lay d'))
  expect(table.wasHurried).toBe(false)
})

test('a move with a preview is looked at first, and made by the second tap', () => {
  const cut = move('cut 0', [], { preview: [zone('row', 'row', [1])] })
  const other = move('cut 1', [], { preview: [zone('row', 'row', [2])] })
  bring(playing, seen(0, [cut, other]))
  table.choice.press(cut)
  expect(table.choice.tried).toBe(cut)
  table.choice.press(other)
  expect(table.choice.tried).toBe(other)
  table.choice.clear()
  expect(table.choice.tried).toBe(null)
  table.choice.press(other)
  expect(sent('play').length).toBe(0)
  table.choice.press(other)
  expect(sent('play')).toMatchObject([{ move: attempt('cut 1') }])
})

test('the same cards again follow from the same word', () => {
  const word = takeWord('abc', 'some word')
  bring(playing, seen(0))
  table.orders.rematch(false, true)
  expect(sent('rematch')).toMatchObject([{ pledge: word, same: true, wait: false }])
})
