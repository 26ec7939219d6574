import { FluentBundle } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import wire from '../../src/speeltafel/table/wire.py?raw'
import { OWN } from '../src/book/asking'
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

test('what a table has named is said by its text, counted from 0', () => {
  const there = new Voice('nl', 'prize = Je wint { $named }.\nevent-won = { $player }: { $named }')
  const table = there.naming(['een fiets', 'een pop'])
  expect(table.say({ id: 'prize', facts: { named: 1 } }, nameOf)).toBe('Je wint een pop.')
  expect(there.say({ id: 'prize', facts: { named: 1 } }, nameOf)).toBe('Je wint 2.')
  const event = { kind: 'won', seat: 0, cards: [], number: 0 }
  expect(table.event(event, 1, nameOf)).toBe('Toos: een fiets')
})

test('a voice reads when something is said, each part once, whoever speaks with it', () => {
  const reads = vi.spyOn(FluentBundle.prototype, 'addResource')
  const there = new Voice('en', 'game-name = Boat\nprize = You win { $named }.')
  expect(reads).toHaveBeenCalledTimes(0)
  expect(there.ui('home')).not.toBe('ui-home')
  expect(reads).toHaveBeenCalledTimes(1)
  expect(there.text('game-name')).toBe('Boat')
  expect(reads).toHaveBeenCalledTimes(2)
  for (const named of [['a bicycle'], ['a doll']]) there.naming(named).text('prize', { named: '' })
  expect(there.has('nothing')).toBe(false)
  expect(reads).toHaveBeenCalledTimes(3)
  // Where nothing is named everything said is the same: nothing has to be said anew.
  expect(there.naming([])).toBe(there)
})

test('a problem is said in the language of the reader, the option by its name', () => {
  const there = new Voice(
    'nl',
    'wrong-number = ‘{ $option }’: { $least }–{ $most }\noption-a = Ronden',
  )
  const problem = {
    sentence: 'option a takes a whole number',
    rule: 'X-1',
    why: 'wrong-number',
    facts: { option: 'a', least: 1, most: 9 },
  }
  expect(there.problem(problem)).toBe('‘Ronden’: 1–9')
  expect(there.problem({ ...problem, why: '', facts: {} })).toBe(problem.sentence)
})

test('values of every kind of option are said in words', () => {
  const there = new Voice('nl', 'option-set-boat = bootje')
  const option = {
    name: 'set',
    group: '',
    rules: [],
    carried: false,
    personal: false,
    shown: false,
    values: [],
    copies: [],
    least: 0,
    most: 9,
    longest: 0,
    needs: '',
  }
  const several = {
    ...option,
    kind: 'several',
    values: ['boat', 'x'],
    copies: [3, 1],
    default: [3, 1],
  }
  expect(there.value(several, [2, 1])).toBe('2× bootje, x')
  expect(there.value(several, [3, 1])).toBe('alles')
  expect(there.value(several, [0, 0])).toBe('geen')
  expect(there.value({ ...option, kind: 'span', default: [1, 9] }, [3, 7])).toBe('3–7')
  expect(there.value({ ...option, kind: 'names', default: [] }, ['pop', 'bal'])).toBe('pop, bal')
})

test('a phrase is said in the language of who hears it', () => {
  const there = new Voice('nl', 'phrase-go = Vaar maar!')
  const line = {
    key: 1,
    remarked: { type: 'remarked' as const, seat: 1, name: '', number: 1, phrase: 'phrase-go' },
  }
  expect(there.line(line, 0, nameOf)).toBe('Wim: Vaar maar!')
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
  const made =
    /^(ui-(theme|letters|level|order|pace|reflex|reseated|talk-sign)-|ui-print-(paper|cards|backs|ink|parts)(-|$)|ui-does-(speak|again|pause|run|last)$|ui-bot-\d|ui-option-(from|to)$|ui-book-(about|aim|setup|turn|score|end)$|trouble-)/
  const written = (id: string): string =>
    id.startsWith(OWN) ? `\`\${OWN}${id.slice(OWN.length)}\`` : `'${id.replace(/^ui-/, '')}'`
  const unused = ids(dutch).filter(id => !made.test(id) && !source.includes(written(id)))
  expect(unused).toEqual([])
})

test('what a card does is told by its whole name before its parts, and of other things too', () => {
  const text = `
card-b-plus = B plus
effect-b-plus = Telt voor twee.
card-b = B
thing-eye = Oog
effect-eye = Leg open.
thing-rock = Rots
effect-rock = Kost 1 schade.
`
  const there = new Voice('nl', text, ['b-plus', 'b', 'm-eye-a', 'rock-b'])
  expect(there.effect(0)).toBe('B plus: Telt voor twee.')
  expect(there.effect(1)).toBe('')
  expect(there.effect(2)).toBe('Oog: Leg open.')
  expect(there.explained.map(name => there.thing(name))).toEqual(['B plus', 'Oog', 'Rots'])
})
