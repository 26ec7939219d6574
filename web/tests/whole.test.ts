import { describe, expect, test } from 'vitest'
import { whole, wholeReport } from '../src/whole'
import type { Report } from '../src/wire'

const sent = (): Report =>
  JSON.parse(`{"type":"view","seq":3,"table":{"game":"g","seat":0,"round":1,"prompt":{"id":"p"},
    "seats":[{"seat":0,"facts":[{"id":"f","facts":{"count":2}}],"score":0,"acts":true}],
    "zones":[{"name":"open","kind":"row","label":{"id":"z"},"spots":[{"label":{"id":"s"}}]}],
    "moves":[],"sheet":[],"moment":{"notes":[{"says":{"id":"n"},"seat":1}]}}}`)

describe('what the server left out', () => {
  test('is put in at every depth, and what came stays', () => {
    const view = wholeReport(sent())
    if (view.type !== 'view') throw new Error(view.type)
    expect(view.steps).toEqual([])
    expect(view.undo).toBe(false)
    expect(view.table.talk).toBe(true)
    expect(view.table.prompt.facts).toEqual({})
    expect(view.table.seats[0]?.facts[0]?.facts).toEqual({ count: 2 })
    expect(view.table.seats[0]?.badges).toEqual([])
    expect(view.table.zones[0]?.seat).toBe(-1)
    expect(view.table.zones[0]?.spots[0]?.label.facts).toEqual({})
    expect(view.table.zones[0]?.spots[0]?.pieces).toEqual([])
    expect(view.table.series).toBeNull()
    expect(view.table.moment?.notes[0]).toEqual({
      says: { id: 'n', facts: {} },
      seat: 1,
      tone: '',
      beat: 0,
    })
  })

  test('belongs to one message alone', () => {
    const [first, second] = [sent(), sent()].map(wholeReport)
    if (first?.type !== 'view' || second?.type !== 'view') throw new Error('no views')
    first.table.events.push({ kind: 'k', seat: 0, cards: [], number: 0 })
    expect(second.table.events).toEqual([])
  })

  test('is put in where several come, and where there is nothing nothing is', () => {
    expect(whole('Said', [{ id: 'a' }, { id: 'b' }])).toEqual([
      { id: 'a', facts: {} },
      { id: 'b', facts: {} },
    ])
    expect(whole('Said', null)).toBeNull()
    const said: Report = { type: 'said', seat: 0, text: 'Hoi', name: 'Anna', number: 1 }
    expect(wholeReport({ ...said })).toEqual(said)
  })
})
