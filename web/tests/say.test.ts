import { expect, test } from 'vitest'
import wire from '../../src/speeltafel/server/wire.py?raw'
import { figure, Voice } from '../src/say'
import english from '../src/text/en.ftl?raw'
import dutch from '../src/text/nl.ftl?raw'

const GAME = `
list-and = { $first } en { $last }
card-z1 = zwarte 1
card-r2 = rode 2
event-played = { $you ->
    [yes] Je speelt de { $cards }: som { $number }.
   *[no] { $seen ->
        [yes] { $player } speelt de { $cards }.
       *[no] { $player } speelt { $count } kaarten.
    }
}
prompt-wait = { $player } is aan de beurt, na de { $card }.
`
const voice = new Voice('nl', GAME, ['z1', 'r2'])
const nameOf = (seat: number) => ['Toos', 'Wim'][seat] ?? ''

test('events are said to who did it, who saw it and who did not', () => {
  const event = { kind: 'played', seat: 0, cards: [0, 1], number: 3 }
  expect(voice.event(event, 0, nameOf)).toBe('Je speelt de zwarte 1 en rode 2: som 3.')
  expect(voice.event(event, 1, nameOf)).toBe('Toos speelt de zwarte 1 en rode 2.')
  const hidden = { ...event, cards: [-1, -1] }
  expect(voice.event(hidden, 1, nameOf)).toBe('Toos speelt 2 kaarten.')
})

test('cards and seats are said by their names', () => {
  const said = { id: 'prompt-wait', facts: { seat: 1, card: 0 } }
  expect(voice.say(said, nameOf)).toBe('Wim is aan de beurt, na de zwarte 1.')
})

test('a number has a real minus sign', () => {
  expect(figure(-3)).toBe('−3')
})

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(match => match[1] ?? '')

test('both languages have the same messages', () => {
  expect(ids(english)).toEqual(ids(dutch))
})

test('the client has a text for every trouble of the server', () => {
  const troubles = [...wire.matchAll(/"(trouble-[a-z-]+)"/g)].map(match => match[1] ?? '')
  expect(troubles.length).toBeGreaterThan(5)
  for (const trouble of troubles) expect(ids(dutch)).toContain(trouble)
})

test('every message of the client is used somewhere', () => {
  const files = import.meta.glob('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const source = Object.values(files).join('\n')
  const made = /^(ui-(theme|level|bot)-|trouble-)/
  const unused = ids(dutch).filter(
    id => !made.test(id) && !source.includes(`'${id.replace(/^ui-/, '')}'`),
  )
  expect(unused).toEqual([])
})
