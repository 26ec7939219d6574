import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/settings.svelte'
import { Table } from '../src/table.svelte'
import type { GameInfo } from '../src/wire'
import { closeBrowser, FakeSocket, openBrowser } from './browser'
import { lobby, move, view } from './views'

const GAME = { id: 'some', verbs: [] } as unknown as GameInfo
let table: Table

beforeEach(() => {
  openBrowser()
  table = new Table('abc', () => GAME)
})

afterEach(() => {
  settings.setReflex('ask')
  table.close()
  vi.runOnlyPendingTimers()
  closeBrowser()
})

/** Everything that a person can ask for at a table, each once. */
const done: [string, () => void][] = [
  ['say', () => table.orders.speak('hoi')],
  ['remark', () => table.orders.remark('phrase-hm')],
  ['rename', () => table.orders.rename('Coba')],
  ['facts', () => table.orders.giveFacts({ ages: 40 })],
  ['pledge', () => table.words.give('appel')],
  ['stand', () => table.orders.stand()],
  ['addBot', () => table.orders.addBot(1, 'rule')],
  ['clearSeat', () => table.orders.clearSeat(1, 'Bram')],
  [
    'arrange',
    () => table.orders.arrange({ players: 3, options: {}, clock: 0, interval: 0, coach: false }),
  ],
  ['start', () => table.orders.start()],
  ['handOver', () => table.orders.handOver(0, 'rule')],
  ['takeBack', () => table.orders.takeBack()],
  ['undo', () => table.orders.undo(true, 0)],
  ['pause', () => table.orders.pauseAll(true)],
  ['giveUp', () => table.orders.giveUp(true)],
  ['leave', () => table.orders.leave()],
  ['rematch', () => table.orders.rematch()],
  ['prefer', () => table.orders.prefer('never')],
  ['tip', () => table.coach.ask(true)],
  ['play', () => table.sendMove(move('lay d'))],
]

test('whatever is done while the line is down is sent when it is back, once and in order', () => {
  FakeSocket.last.opens()
  FakeSocket.last.brings(lobby({ started: true }))
  FakeSocket.last.brings({
    ...{ type: 'view', seq: 4, deadline: 0, steps: [], undo: false },
    table: view([], [move('lay d')]),
  })
  FakeSocket.last.breaks()
  for (const [, act] of done) act()
  vi.advanceTimersByTime(1000)
  const second = FakeSocket.last
  expect(second.sent).toEqual([])
  expect(table.kept).toBe(done.length)
  second.opens()
  expect(table.kept).toBe(0)
  const wanted = done.map(([type]) => type)
  // Who comes back says first what is to be done with reaction windows.
  const greeting = second.sent[0]?.id
  const inOrder = second.sent.filter(({ id }) => id !== greeting)
  expect(inOrder.map(({ type }) => type)).toEqual(wanted)
  // Nothing of it was answered: over the next line it comes again, as the same.
  second.breaks()
  vi.advanceTimersByTime(2000)
  FakeSocket.last.opens()
  const ids = inOrder.map(({ id }) => id)
  const again = FakeSocket.last.sent.map(({ id }) => id).filter(id => ids.includes(id))
  expect(again).toEqual(ids)
  expect(new Set(ids).size).toBe(wanted.length)
})

test('a move says what it is meant for, and what follows in a series says so too', () => {
  FakeSocket.last.opens()
  const bring = (seq: number): void =>
    FakeSocket.last.brings({
      ...{ type: 'view', seq, deadline: 0, steps: [], undo: false },
      table: view([], [move('lay d')]),
    })
  FakeSocket.last.brings(lobby({ started: true }))
  bring(7)
  table.playSeries([{ verb: 'lay' }, { verb: 'go' }])
  FakeSocket.last.brings({ type: 'ack', id: table.pending, seq: 9 })
  const plays = FakeSocket.last.sent.filter(one => one.type === 'play')
  expect(plays.map(one => 'seq' in one && one.seq)).toEqual([7, 9])
})

test('who went on to the rematch has said there what he said, and done nothing else', () => {
  FakeSocket.last.opens()
  FakeSocket.last.brings(lobby({ started: true, over: true, next: 'def' }))
  FakeSocket.last.breaks()
  table.orders.speak('nog een keer')
  table.orders.handOver(0, 'rule')
  const next = new Table('def', () => GAME)
  FakeSocket.last.opens()
  expect(FakeSocket.last.address).toContain('/def')
  expect(FakeSocket.last.sent.map(one => one.type)).toEqual(['say'])
  next.close()
})

test('a reflex that there is not is not asked for', () => {
  FakeSocket.last.opens()
  table.orders.prefer('sometimes')
  expect(FakeSocket.last.sent).toEqual([])
  expect(settings.reflex).toBe('ask')
})
