import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScorePad } from '../src/pad/pad.svelte'
import type { PadAnswer, PadEntry, PadView } from '../src/wire'
import { closeBrowser, openBrowser } from './browser'

const place = { round: 1, field: 'sum', seat: 0 }
let written: PadEntry[]
let status: number
let told: PadView
/** Those who look along and wait for news. */
let waiting: (() => void)[]

function at(seq: number, value?: number): PadView {
  const pad = { code: 'abc', game: 'some', names: [], options: {}, fields: [], games: [], wins: [] }
  const cells = value === undefined ? [] : [{ ...place, value, seq }]
  return { ...pad, seq, cells, queries: [] } as unknown as PadView
}

beforeEach(() => {
  openBrowser()
  written = []
  status = 200
  told = at(0)
  waiting = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (status !== 200) return new Response('{"why": "trouble-unknown"}', { status })
    if (path.endsWith('?after=-1')) return new Response(JSON.stringify(told))
    if (init.method === 'GET') {
      await new Promise<void>(resolve => waiting.push(resolve))
      return new Response(JSON.stringify(told))
    }
    const entry: PadEntry = JSON.parse(String(init.body))
    written.push(entry)
    told = at(told.seq + 1, Number(entry.value))
    const answer: PadAnswer = { pad: told, first: null, fault: null }
    return new Response(JSON.stringify(answer))
  })
})
afterEach(closeBrowser)

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

test('what is written stands at once, is sent once, and is not sent again unchanged', async () => {
  const pad = new ScorePad('abc')
  await settle()
  pad.write(place, 7)
  expect(pad.valueOf(place)).toBe(7)
  await settle()
  pad.write(place, 7)
  await settle()
  expect(written.map(entry => [entry.value, entry.seen])).toEqual([[7, 0]])
  expect(pad.view?.seq).toBe(1)
  pad.close()
})

test('what cannot be sent is kept, said to wait, and sent when it can be', async () => {
  const pad = new ScorePad('abc')
  await settle()
  status = 503
  pad.write(place, 7)
  await settle()
  expect([pad.isWaiting, pad.valueOf(place), written.length]).toEqual([true, 7, 0])
  status = 200
  await vi.advanceTimersByTimeAsync(2000)
  expect([pad.isWaiting, written.length]).toEqual([false, 1])
  pad.close()
})

test('what can never be kept is said, and is not sent again', async () => {
  const pad = new ScorePad('abc')
  await settle()
  status = 400
  pad.write(place, 7)
  pad.write({ ...place, seat: 1 }, 8)
  await settle()
  expect([pad.refused?.why, pad.isWaiting]).toEqual(['trouble-unknown', false])
  expect(pad.valueOf(place)).toBe(undefined)
  status = 200
  pad.write(place, 9)
  await settle()
  expect(pad.refused).toBe(null)
  expect(written.map(entry => entry.value)).toEqual([9])
  pad.close()
})

test('who looks along sees what others write, and never an older page', async () => {
  const pad = new ScorePad('abc')
  await settle()
  told = at(5, 9)
  waiting.shift()?.()
  await settle()
  expect(pad.valueOf(place)).toBe(9)
  told = at(3, 4)
  waiting.shift()?.()
  await settle()
  expect(pad.valueOf(place)).toBe(9)
  pad.close()
})

test('a pad that there is not is not asked for again', async () => {
  status = 404
  const pad = new ScorePad('none')
  await settle()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pad.isMissing).toBe(true)
  pad.close()
})
