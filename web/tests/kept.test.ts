import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leave, leftAt } from '../src/book/place'
import { selectorOf } from '../src/lessons/lighting'
import { arrive, fly, follow, roll, time, turnOver } from '../src/motion'
import { forgetPad, lastNames, ownPads, rememberNames, rememberPad } from '../src/pad/own'
import { closeBrowser, openBrowser } from './browser'
import { view, zone } from './views'

beforeEach(() => {
  openBrowser()
  vi.resetModules()
})
afterEach(closeBrowser)

test('what is learnt is known again after a reload, once each', async () => {
  const { progress } = await import('../src/lessons/progress.svelte')
  progress.finish('some', 'one')
  progress.finish('some', 'one')
  progress.know('some')
  vi.resetModules()
  const again = (await import('../src/lessons/progress.svelte')).progress
  expect([again.isDone('some', 'one'), again.isDone('some', 'two')]).toEqual([true, false])
  expect([again.isDone('other', 'one'), again.knows('some'), again.knows('other')]).toEqual([
    false,
    true,
    false,
  ])
  expect(localStorage.getItem('speeltafel-learnt')).toBe('{"done":["some/one"],"known":["some"]}')
})

test.each(['[]', 'null', '{"done": 4, "known": [1, "some"]}', 'nonsense'])(
  'what is kept of lessons and cannot be read stands in nobody’s way: %s',
  async text => {
    localStorage.setItem('speeltafel-learnt', text)
    const { progress } = await import('../src/lessons/progress.svelte')
    expect(progress.isDone('some', 'one')).toBe(false)
    progress.finish('some', 'one')
    expect(progress.isDone('some', 'one')).toBe(true)
  },
)

test('a device that keeps nothing remembers as long as the page', async () => {
  const full = () => {
    throw new DOMException('full')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full })
  const { progress } = await import('../src/lessons/progress.svelte')
  progress.know('some')
  expect(progress.knows('some')).toBe(true)
  rememberNames(['Anna'])
  expect(lastNames()).toEqual([])
})

test('the pads of a device are kept by game, the newest first, and not too many', () => {
  for (let n = 0; n < 10; n++) rememberPad({ code: `c${n}`, game: n % 2 ? 'a' : 'b', names: [] })
  rememberPad({ code: 'c5', game: 'a', names: ['Anna'] })
  expect(ownPads('a').map(pad => pad.code)).toEqual(['c5', 'c9', 'c7', 'c3'])
  forgetPad('c9')
  expect(ownPads('a').map(pad => pad.code)).toEqual(['c5', 'c7', 'c3'])
  rememberNames(['Anna', 'Bram'])
  expect(lastNames()).toEqual(['Anna', 'Bram'])
  localStorage.setItem('speeltafel-pads', '{"code": 3}')
  expect(ownPads('a')).toEqual([])
})

test('a book is open where it was left', () => {
  expect(leftAt('some')).toBe(0)
  leave('some', 410)
  expect([leftAt('some'), leftAt('other')]).toEqual([410, 0])
})

test('what a lesson points at is found on the screen, or nowhere', () => {
  const table = view([zone('row', 'row', [], { seat: 1 }), zone('row', 'row', [], { seat: 2 })])
  const lit = (more: object) =>
    selectorOf(table, { zone: '', seat: -1, card: -1, spot: -1, ...more })
  const [first, second] = [lit({ zone: 'row' }), lit({ zone: 'row', seat: 2 })]
  expect(first).not.toBe(second)
  expect(lit({ zone: 'row', seat: 2, card: 7 })).toBe(`${second} [data-card="7"]`)
  expect(lit({ zone: 'row', spot: 3 })).not.toBe(first)
  expect(lit({ seat: 1 })).toMatch(/^\[data-place="/)
  expect([lit({ zone: 'row', seat: 5 }), lit({ zone: 'none' })]).toEqual(['', ''])
})

test('who wants no motion sees none, and everybody else each thing after the one before', () => {
  const node = {} as Element
  const box = (left: number) => ({ left, top: 0, width: 36, height: 48 }) as DOMRect
  const way = { from: box(0), to: box(100), order: 2 }
  follow({ from: new Map(), to: new Map() } as never)
  expect(time()).toBeGreaterThan(0)
  expect(
    [roll(node, { order: 2 }), turnOver(node, { order: 2 }), fly(node, way)].map(one => one.delay),
  ).toEqual([140, 100, 180])
  expect(fly(node, way).css?.(1, 0)).toContain('translate(100px')
  expect(fly(node, { ...way, to: null }).duration).toBe(0)
  expect(turnOver(node, { order: -1 }).duration).toBe(0)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const still = [roll(node), arrive(node), turnOver(node, { order: 1 }), fly(node, way)]
  expect(still.map(one => one.duration)).toEqual([0, 0, 0, 0])
  expect(time()).toBe(0)
})
