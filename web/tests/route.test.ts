import { beforeEach, expect, test, vi } from 'vitest'

const visited: string[] = []

beforeEach(() => {
  visited.length = 0
  vi.resetModules()
  vi.stubGlobal('location', new URL('http://tafel/t/abc'))
  vi.stubGlobal('history', {
    pushState: (_state: null, _title: string, path: string) => visited.push(path),
  })
})

test('an address that names nothing leads to a page that says so', async () => {
  const { read } = await import('../src/route.svelte')
  const screen = (path: string) => read(new URL(path, 'http://tafel')).screen
  expect(screen('/')).toBe('home')
  expect(screen('/t/ABC')).toBe('table')
  expect(screen('/t/%E0%A4%A')).toBe('lost')
  expect(screen('/t')).toBe('lost')
  expect(screen('/elsewhere')).toBe('lost')
})

test('who goes away from a game that goes on is asked, but not for a look at the rules', async () => {
  const { go, place } = await import('../src/route.svelte')
  place.playing = 'abc'
  go('/rules/some?table=abc')
  go('/t/abc')
  expect(visited).toEqual(['/rules/some?table=abc', '/t/abc'])
  go('/')
  expect(visited.length).toBe(2)
  expect(place.wanted).toBe('/')
  place.leave()
  expect(visited.at(-1)).toBe('/')
  expect(place.playing).toBe('')
})

test('the address of a replay keeps who looks, also at its first step', async () => {
  const { read, to } = await import('../src/route.svelte')
  const there = (path: string) => read(new URL(path, 'http://tafel'))
  expect(to.replay('abc')).toBe('/t/abc/replay')
  expect(there(to.replay('abc', 0, 2))).toMatchObject({ code: 'abc', step: 0, viewer: '2' })
  expect(there(to.replay('abc', 7, 2))).toMatchObject({ code: 'abc', step: 7, viewer: '2' })
})
