import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Call, canNotify, canShake, wantNotes } from '../src/calling'
import { settings } from '../src/settings.svelte'
import { closeBrowser, openBrowser } from './browser'

const SENTENCE = 'Jij bent'
let shakes: unknown[]
let notes: Note[]
let tones: number
let page: { title: string; hidden: boolean; querySelector: () => unknown }
let icon: string

class Note {
  static permission = 'granted'
  static requestPermission = async () => Note.permission
  isClosed = false
  onclick: () => void = () => undefined
  constructor(
    readonly sentence: string,
    readonly told: { body: string },
  ) {
    notes.push(this)
  }
  close(): void {
    this.isClosed = true
  }
}

class Sounds {
  currentTime = 0
  destination = {}
  createOscillator = () => {
    tones += 1
    return { frequency: {}, connect: () => ({ connect: () => 0 }), start: () => 0, stop: () => 0 }
  }
  createGain = () => {
    const ramp = () => 0
    return {
      gain: {
        setValueAtTime: ramp,
        linearRampToValueAtTime: ramp,
        exponentialRampToValueAtTime: ramp,
      },
      connect: () => 0,
    }
  }
}

beforeEach(() => {
  openBrowser()
  shakes = []
  notes = []
  tones = 0
  icon = '/icon.svg'
  const link = {
    getAttribute: () => icon,
    setAttribute: (_: string, to: string) => {
      icon = to
    },
  }
  page = { title: 'Speeltafel', hidden: false, querySelector: () => link }
  vi.stubGlobal('document', page)
  vi.stubGlobal('Notification', Note)
  vi.stubGlobal('AudioContext', Sounds)
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => shakes.push(pattern) })
  vi.stubGlobal('focus', () => undefined)
  Note.permission = 'granted'
  settings.callNote = true
})

afterEach(() => {
  settings.callNote = false
  settings.callShake = true
  closeBrowser()
})

test('the title and the icon say whose turn it is, and are put back', () => {
  const call = new Call()
  call.show('Edden', true, SENTENCE)
  expect([page.title, icon]).toEqual(['● Jij bent – Edden', '/icon-turn.svg'])
  call.show('Edden', false, SENTENCE)
  expect([page.title, icon]).toEqual(['Edden', '/icon.svg'])
  call.show('Edden', true, SENTENCE)
  call.end()
  expect([page.title, icon]).toEqual(['Speeltafel', '/icon.svg'])
})

test('who looks and has waited a moment is not called; who waited long is shaken', () => {
  const call = new Call()
  call.show('Edden', true, SENTENCE)
  expect([shakes.length, notes.length, tones]).toEqual([0, 0, 0])
  call.show('Edden', false, SENTENCE)
  vi.advanceTimersByTime(9000)
  call.show('Edden', true, SENTENCE)
  expect([shakes.length, notes.length, tones]).toEqual([1, 0, 0])
})

test('who is elsewhere is called once a turn, and the call goes when the turn does', () => {
  const call = new Call()
  page.hidden = true
  call.show('Edden', true, SENTENCE)
  call.show('Edden', true, SENTENCE)
  expect(notes.map(note => [note.sentence, note.told.body])).toEqual([[SENTENCE, 'Edden']])
  expect(shakes.length).toBe(1)
  expect(tones).toBe(3)
  call.show('Edden', false, SENTENCE)
  expect(notes[0]?.isClosed).toBe(true)
  call.show('Edden', true, SENTENCE)
  notes[1]?.onclick()
  expect(notes[1]?.isClosed).toBe(true)
})

test('who does not want to be called, or may not be, is left alone', () => {
  page.hidden = true
  settings.callShake = false
  Note.permission = 'denied'
  new Call().show('Edden', true, SENTENCE)
  expect([shakes.length, notes.length]).toEqual([0, 0])
})

test('notes are asked for, and not wanted where that is refused', async () => {
  expect([canNotify(), canShake()]).toEqual([true, true])
  await wantNotes(true)
  expect(settings.callNote).toBe(true)
  Note.permission = 'denied'
  await wantNotes(true)
  expect(settings.callNote).toBe(false)
})
