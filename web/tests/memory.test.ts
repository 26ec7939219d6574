import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeBrowser, openBrowser } from './browser'
import { lobby, view } from './views'

beforeEach(() => {
  openBrowser()
  vi.resetModules()
})
afterEach(closeBrowser)

const names = (seat: number) => ['Anna', 'Bram'][seat] ?? ''
const ended = { ...view([]), ending: 'SO-END-01', winners: [1] }

test('a game that is over is noted once, and known again after a reload', async () => {
  const { memory } = await import('../src/memory.svelte')
  memory.note(lobby({ code: 'b', origin: 'a' }), ended, names, 2)
  memory.note(lobby({ code: 'b', origin: 'a' }), ended, names, 3)
  memory.note(lobby({ code: 'c', origin: 'a' }), ended, names, 4)
  memory.note(lobby({ code: 'd', origin: 'd' }), ended, names, 5)
  expect(memory.played.map(one => one.code)).toEqual(['d', 'c', 'b'])
  expect(memory.evening('a').map(one => one.code)).toEqual(['b', 'c'])
  vi.resetModules()
  const again = await import('../src/memory.svelte')
  expect(again.memory.played).toEqual(memory.played)
  again.memory.forget()
  expect(again.memory.played).toEqual([])
})

test('what is kept and cannot be read is as good as nothing', async () => {
  localStorage.setItem('speeltafel-played', '[null, 3, {"code": 4}]')
  const { memory } = await import('../src/memory.svelte')
  expect(memory.played).toEqual([])
})
