import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, type Listener } from '../src/link'
import type { Report } from '../src/wire'
import { closeBrowser, FakeSocket, openBrowser, page, reload, sheet } from './browser'

class Notes implements Listener {
  reports: Report[] = []
  isConnected: boolean[] = []
  why = ''

  report(report: Report): void {
    this.reports.push(report)
  }

  connected(is: boolean): void {
    this.isConnected.push(is)
  }

  gone(why: string): void {
    this.why = why
  }
}

let notes: Notes
let link: Link

beforeEach(() => {
  openBrowser()
  notes = new Notes()
  link = new Link('ws://tafel/ws/abc', notes)
})

afterEach(() => {
  link.close()
  closeBrowser()
})

const beat: Report = { type: 'beat' }
const types = (socket: FakeSocket): string[] => socket.sent.map(command => command.type)

test('what is done while the line is down is sent when it is back, in order', () => {
  link.send({ type: 'say', text: 'hoi' })
  link.send({ type: 'addBot', seat: 1, level: 'rule' })
  expect(FakeSocket.last.sent).toEqual([])
  FakeSocket.last.opens()
  expect(types(FakeSocket.last)).toEqual(['say', 'addBot'])
})

test('what was not answered is sent again under the same id, what was answered is not', () => {
  FakeSocket.last.opens()
  const said = link.send({ type: 'say', text: 'hoi' })
  const played = link.send({ type: 'play', id: '', move: { verb: 'call' } })
  const [first] = FakeSocket.all
  first?.brings({ type: 'ack', id: said, seq: 3 })
  first?.breaks()
  vi.advanceTimersByTime(1000)
  FakeSocket.last.opens()
  expect(FakeSocket.last).not.toBe(first)
  expect(FakeSocket.last.sent).toEqual([{ type: 'play', id: played, move: { verb: 'call' } }])
})

test('a silent line is known to be dead within six seconds', () => {
  FakeSocket.last.opens()
  vi.advanceTimersByTime(2000)
  FakeSocket.last.brings(beat)
  const dead = FakeSocket.last
  vi.advanceTimersByTime(4000)
  expect(notes.isConnected).toEqual([true])
  vi.advanceTimersByTime(2000)
  expect(notes.isConnected).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.last).not.toBe(dead)
  FakeSocket.last.opens()
  expect(notes.isConnected).toEqual([true, false, true])
  dead.brings({ type: 'trouble', why: 'late', id: '' })
  expect(notes.reports).toEqual([])
})

test('whoever is let in slowly gets in: each time there is more patience', () => {
  for (let tries = 0; tries < 10 && FakeSocket.last.readyState !== FakeSocket.OPEN; tries += 1) {
    const coming = FakeSocket.last
    vi.advanceTimersByTime(12_000)
    if (coming.readyState === FakeSocket.CONNECTING) coming.opens()
    else while (FakeSocket.last.readyState !== FakeSocket.CONNECTING) vi.advanceTimersByTime(20)
  }
  expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN)
})

test("a line that is alive is left alone, and its beats are nobody else's business", () => {
  FakeSocket.last.opens()
  for (let n = 0; n < 30; n++) {
    vi.advanceTimersByTime(2000)
    FakeSocket.last.brings(beat)
  }
  expect(notes.isConnected).toEqual([true])
  expect(notes.reports).toEqual([])
  expect(FakeSocket.all.length).toBe(1)
})

test('a socket that does not open is given up and tried again', () => {
  vi.advanceTimersByTime(8000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('without a network the line is lost at once, and hurries back with it', () => {
  FakeSocket.last.opens()
  page.tell('offline')
  expect(notes.isConnected).toEqual([true, false])
  const before = FakeSocket.all.length
  page.tell('online')
  expect(FakeSocket.all.length).toBe(before + 1)
})

test('somebody who looks again does not trust a line that was silent', () => {
  FakeSocket.last.opens()
  sheet.tell('visibilitychange')
  expect(FakeSocket.all.length).toBe(1)
  vi.setSystemTime(Date.now() + 60_000)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  sheet.tell('visibilitychange')
  expect(FakeSocket.all.length).toBe(2)
})

test('who is sent to another server goes there at once, with what was not answered', () => {
  FakeSocket.last.opens()
  const played = link.send({ type: 'play', id: '', move: { verb: 'call' } })
  FakeSocket.last.breaks(4421, 'twee')
  vi.advanceTimersByTime(100)
  expect(FakeSocket.last.address).toBe('ws://tafel/ws/abc?page=index-abc.js&node=twee')
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([{ type: 'play', id: played, move: { verb: 'call' } }])
  FakeSocket.last.breaks()
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.last.address).toBe('ws://tafel/ws/abc?page=index-abc.js')
})

test('servers that send somebody to each other are not asked without end', () => {
  for (let time = 0; time < 100; time += 1) {
    FakeSocket.last.opens()
    FakeSocket.last.breaks(4421, 'twee')
    vi.advanceTimersByTime(30)
  }
  expect(FakeSocket.all.length).toBeLessThan(15)
})

test('a table that is gone is not asked for again', () => {
  FakeSocket.last.opens()
  FakeSocket.last.breaks(4404)
  vi.advanceTimersByTime(60_000)
  expect(notes.why).toBe('trouble-no-table')
  expect(FakeSocket.all.length).toBe(1)
})

test('a rematch goes on over the same socket, and takes only what was said along', () => {
  FakeSocket.last.opens()
  link.send({ type: 'say', text: 'hoi' })
  link.send({ type: 'takeBack' })
  const next = new Notes()
  link.turn('ws://tafel/ws/def', next)
  expect(types(FakeSocket.last)).toEqual(['say', 'takeBack', 'follow'])
  expect(next.isConnected).toEqual([true])
  FakeSocket.last.breaks()
  vi.advanceTimersByTime(1000)
  FakeSocket.last.opens()
  expect(FakeSocket.last.address).toBe('ws://tafel/ws/def?page=index-abc.js')
  expect(types(FakeSocket.last)).toEqual(['say'])
})

test('a page that is older than the server is loaded again, once all that was done is answered', () => {
  expect(FakeSocket.last.address).toBe('ws://tafel/ws/abc?page=index-abc.js')
  FakeSocket.last.opens()
  vi.advanceTimersByTime(61_000)
  FakeSocket.last.opens()
  const said = link.send({ type: 'say', text: 'hoi' })
  FakeSocket.last.brings({ type: 'renewed' })
  FakeSocket.last.brings({ type: 'nudge', seconds: 3 })
  expect(reload).not.toHaveBeenCalled()
  FakeSocket.last.brings({ type: 'ack', id: said, seq: 3 })
  expect(reload).toHaveBeenCalledOnce()
  expect(notes.reports).toEqual([])
})

test('a page that was loaded a moment ago stays, whatever another server has', () => {
  FakeSocket.last.opens()
  FakeSocket.last.brings({ type: 'renewed' })
  FakeSocket.last.brings({ type: 'nudge', seconds: 3 })
  expect(reload).not.toHaveBeenCalled()
  expect(notes.reports).toEqual([{ type: 'nudge', seconds: 3 }])
})
