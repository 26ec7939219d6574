import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeBrowser, openBrowser } from './browser'

interface Answer {
  status?: number
  body?: unknown
}

let asked: { path: string; init: RequestInit }[]
let answers: Answer[]

beforeEach(() => {
  openBrowser()
  vi.resetModules()
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    const { status = 200, body = {} } = answers.shift() ?? {}
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status })
  })
})
afterEach(closeBrowser)

test('what is sent is JSON from our own page; what is only asked for has no body', async () => {
  const api = await import('../src/api')
  answers = [{ body: { code: 'abc', seat: 1 } }, { body: { code: 'abc' } }]
  expect(await api.joinTable('a/b', { name: 'Anna' })).toEqual({ code: 'abc', seat: 1 })
  await api.showTable('abc')
  const [join, look] = asked
  expect([join?.path, join?.init.method]).toEqual(['/api/tables/a%2Fb/join', 'POST'])
  expect(join?.init.headers).toEqual({ 'content-type': 'application/json' })
  expect(JSON.parse(String(join?.init.body))).toEqual({ name: 'Anna' })
  expect(join?.init.credentials).toBe('same-origin')
  expect([look?.init.method, look?.init.body]).toEqual(['GET', null])
})

test('a refusal says why, also where there is no sentence to read', async () => {
  const api = await import('../src/api')
  answers = [{ status: 409, body: { sentence: 'taken', why: 'trouble-seat-taken' } }]
  const refused = await api.showTable('abc').catch(error => error)
  expect(refused).toBeInstanceOf(api.Refusal)
  expect(refused).toMatchObject({ status: 409, problem: { why: 'trouble-seat-taken', facts: {} } })
  answers = [{ status: 502, body: '<html>' }]
  const broken = await api.showTable('abc').catch(error => error)
  expect(broken).toMatchObject({ status: 502, problem: { why: 'trouble-unknown' } })
})

test('a table on its way to another server is asked for again, and not for ever', async () => {
  const api = await import('../src/api')
  const moving = { status: 503, body: { why: 'trouble-moving' } }
  answers = [moving, moving, { body: { code: 'abc' } }]
  const found = api.showTable('abc')
  await vi.runAllTimersAsync()
  expect((await found).code).toBe('abc')
  answers = Array.from({ length: 20 }, () => moving)
  const given = api.showTable('abc').catch(error => error.problem.why)
  await vi.runAllTimersAsync()
  expect(await given).toBe('trouble-moving')
  expect(asked.length).toBe(3 + 12)
})

test('what never changes is fetched once, what failed is tried again', async () => {
  const api = await import('../src/api')
  answers = [{ status: 500 }, { body: [{ id: 'some' }] }]
  await expect(api.games()).rejects.toThrow()
  const [one, other] = await Promise.all([api.games(), api.games()])
  expect(one).toBe(other)
  expect(asked.length).toBe(2)
})

test('the moves of a journal are its lines without head and end', async () => {
  const api = await import('../src/api')
  const lines = [{ game: 'some' }, { move: 'go', seat: 1 }, { outcome: {} }]
  answers = [{ body: `${lines.map(line => JSON.stringify(line)).join('\n')}\n` }]
  expect(await api.moves('abc')).toEqual([{ move: 'go', seat: 1 }])
})

test('addresses are written so that nothing in them leads elsewhere', async () => {
  const { printPath, sheetPath, socketAddress } = await import('../src/api')
  expect(printPath('a b', 'nl', { cards: 63, ink: 'thrifty&x' })).toBe(
    '/api/games/a%20b/print/nl?cards=63&ink=thrifty%26x',
  )
  expect(sheetPath('a', 'en', { paper: 'a4', cards: 'x', ink: 'y' })).toBe(
    '/api/games/a/sheet/en?paper=a4&cards=x&ink=y',
  )
  expect(socketAddress('a/b')).toBe('ws://tafel/ws/a%2Fb')
  vi.stubGlobal('location', { protocol: 'https:', host: 'tafel' })
  expect(socketAddress('ab')).toBe('wss://tafel/ws/ab')
})

test('a request that failed says so, and the next one begins anew', async () => {
  const { Request } = await import('../src/sitting.svelte')
  const { Refusal } = await import('../src/api')
  const request = new Request()
  const problem = { sentence: 'no', rule: '', why: 'trouble-seat-taken', facts: {} }
  await request.send(() => Promise.reject(new Refusal(problem, 409)))
  expect([request.hasFailed, request.isBusy, request.problem]).toEqual([true, false, problem])
  const going = request.send(async () => undefined)
  expect([request.isBusy, request.hasFailed]).toEqual([true, false])
  await going
  await request.send(() => Promise.reject(new TypeError('no line')))
  expect([request.hasFailed, request.problem]).toEqual([true, null])
})

test('the words of the page’s own game come first; the other language waits', async () => {
  const { library } = await import('../src/library.svelte')
  const { settings } = await import('../src/settings.svelte')
  settings.language = 'nl'
  const games = ['one', 'two'].map(id => ({ id, cards: [], faces: [], options: [] }))
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push({ path, init: {} })
    return new Response(path.endsWith('/games') ? JSON.stringify(games) : 'game-name = X')
  })
  expect(library.voice('two')).toBe(library.own)
  await library.load('two')
  expect(asked.map(one => one.path)).toEqual(['/api/text/two/nl', '/api/games', '/api/text/one/nl'])
  expect(library.speaksOf(library.games)).toBe(true)
  expect(library.voice('two').text('game-name')).toBe('X')
  await vi.runAllTimersAsync()
  expect(
    asked
      .slice(3)
      .map(one => one.path)
      .sort(),
  ).toEqual(['/api/text/one/en', '/api/text/two/en'])
})
