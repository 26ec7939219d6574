import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pledgeOf } from '../src/fair'
import { GALLERY, Table } from '../src/table.svelte'
import type { Answer, GameInfo, MoveView, Report, View } from '../src/wire'
import { closeBrowser, FakeSocket, openBrowser } from './browser'
import { lobby, move, said, seat, view, zone } from './views'

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
  return { type: 'view', seq, deadline: 0, steps: [], table: { ...view([hand], moves), seat: you } }
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
  table.sendMove('lay d')
  bring(seen(1))
  vi.advanceTimersByTime(PACE)
  expect(table.pending).not.toBe('')
  bring({ type: 'ack', id: table.pending, seq: 1 })
  expect(table.pending).toBe('')
})

test('a refusal or trouble frees the buttons at once', () => {
  bring(playing, seen(0))
  table.sendMove('lay d')
  bring({ type: 'refused', id: table.pending, rule: 'X-1', why: said('refused-x') })
  expect(table.pending).toBe('')
  expect(table.refused?.rule).toBe('X-1')
  table.sendMove('lay d')
  bring({ type: 'trouble', id: table.pending, why: 'trouble-not-stored' })
  expect(table.pending).toBe('')
})

test('the moves of a series follow each other', () => {
  bring(playing, seen(0))
  table.playSeries(['lay d', 'lay h', 'go'])
  for (const seq of [1, 2]) bring({ type: 'ack', id: table.pending, seq })
  expect(sent('play').map(command => 'move' in command && command.move)).toEqual([
    'lay d',
    'lay h',
    'go',
  ])
})

test('asking is not doing', () => {
  bring(playing, seen(0))
  table.choose({ zone: 0, place: 1 })
  table.playChosen()
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
  expect(table.allowed).toEqual([])
  bring({ ...answer, id: second, moves: [move('lay h', [7])] })
  expect(table.allowed.map(one => one.text)).toEqual(['lay h'])
  table.choose({ zone: 0, place: 0 })
  expect(table.allowed).toEqual([])
})

test('whoever loses a seat forgets what he was shown there, and is told why', () => {
  bring(playing, seen(4, [move('lay d', [3])]))
  table.choose({ zone: 0, place: 0 })
  bring(lobby({ started: true, you: GALLERY }))
  expect(table.view).toBeNull()
  expect(table.chosen).toEqual([])
  bring({ type: 'reseated', seat: 0, why: 'left', name: 'Anna', by: -1 })
  expect(table.reseated).toMatchObject({ why: 'left', isMine: true })
  bring({ type: 'past', events: [], steps: [] }, seen(4, [], GALLERY))
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
  expect(table.log.at(-1)?.reseated?.name).toBe('Bram')
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
  table.choose({ zone: 0, place: 1 })
  bring(seen(1, [move('lay d', [3])]))
  vi.advanceTimersByTime(PACE)
  expect(table.chosen).toEqual([{ zone: 0, place: 1 }])
  const other = seen(2)
  other.table = { ...other.table, prompt: said('prompt-other') }
  bring(other)
  vi.advanceTimersByTime(PACE)
  expect(table.chosen).toEqual([])
  bring(seen(3))
  vi.advanceTimersByTime(PACE)
  table.choose({ zone: 0, place: 1 })
  const fewer = seen(4)
  fewer.table = { ...fewer.table, zones: [zone('hand', 'hand', [7])] }
  bring(fewer)
  vi.advanceTimersByTime(PACE)
  expect(table.chosen).toEqual([])
})
