import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressed } from '../src/play/keys'
import { closeBrowser, openBrowser } from './browser'

class Element {
  constructor(
    private is: string[],
    private chosen = '',
  ) {}
  matches(selector: string): boolean {
    return this.is.some(one => selector.split(', ').includes(one))
  }
  closest(selector: string): Element | null {
    return this.matches(selector) ? this : null
  }
  getAttribute(): string {
    return this.chosen
  }
}

let acts: string[]
let isOpen: boolean
let isStopped: boolean

beforeEach(() => {
  openBrowser()
  acts = []
  isOpen = false
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('document', { querySelector: () => (isOpen ? {} : null) })
})
afterEach(closeBrowser)

function press(key: string, target: Element | null = null, more = {}): boolean {
  isStopped = false
  const event = { key, target, preventDefault: () => (isStopped = true), ...more }
  const choice = {
    chosen: [{ zone: 0, place: 0 }],
    chooseInHand: (place: number) => acts.push(`card ${place}`),
    clear: () => acts.push('clear'),
    playChosen: () => acts.push('play'),
  }
  pressed(event as unknown as KeyboardEvent, {
    choice: choice as never,
    order: [2, 0, 1],
    onward: () => acts.push('onward'),
  })
  return isStopped
}

test('a digit chooses the card that lies there, Enter plays the choice, Esc drops it', () => {
  expect(['1', '3', 'Escape', 'Enter'].map(key => press(key))).toEqual([true, true, true, true])
  expect(acts).toEqual(['card 2', 'card 1', 'clear', 'play', 'onward'])
})

test('a digit without a card, and any other key, is the browser’s', () => {
  expect(['4', '0', 'a', 'F5', 'Tab'].map(key => press(key))).toEqual(Array(5).fill(false))
  expect(acts).toEqual([])
})

test('who types, or has a dialog open, or holds Ctrl, plays nothing', () => {
  expect(press('1', new Element(['input']))).toBe(false)
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('1', null, { [held]: true })).toBe(false)
  isOpen = true
  expect(press('Enter')).toBe(false)
  expect(acts).toEqual([])
})

test('Enter on a button is that button’s; on a chosen card it plays', () => {
  expect(press('Enter', new Element(['button']))).toBe(false)
  expect(press('Enter', new Element(['.tap', 'button']))).toBe(false)
  expect(press('Enter', new Element(['.actions *', 'button'], 'true'))).toBe(false)
  expect(press('Enter', new Element(['button'], 'true'))).toBe(true)
  expect(acts).toEqual(['play', 'onward'])
})
