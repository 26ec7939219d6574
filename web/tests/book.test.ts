import { describe, expect, it } from 'vitest'
import { aboutThing } from '../src/book/about'
import { chapters } from '../src/book/chapters'
import { holds, pieces, wordsOf } from '../src/book/marking'
import { Voice } from '../src/say'
import type { BookCards, BookView } from '../src/wire'

describe('what is looked for', () => {
  it('is marked wherever it stands, large or small', () => {
    expect(pieces('Een Aas is een aas.', 'aas')).toEqual([
      { text: 'Een ', isHit: false },
      { text: 'Aas', isHit: true },
      { text: ' is een ', isHit: false },
      { text: 'aas', isHit: true },
      { text: '.', isHit: false },
    ])
    expect(pieces('aasaas', 'aas').filter(piece => piece.isHit)).toHaveLength(2)
  })

  it('leaves a text whole where it is not, or where nothing is looked for', () => {
    expect(pieces('Een heer', 'aas')).toEqual([{ text: 'Een heer', isHit: false }])
    expect(pieces('Een heer', '')).toEqual([{ text: 'Een heer', isHit: false }])
  })

  it('says the same text again, in letters that grow as well', () => {
    for (const text of ['İstanbul: aas', 'aas', 'x aas y'])
      expect(
        pieces(text, 'aas')
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
  })

  it('is found without regard to size and to spaces around it', () => {
    expect(holds('12-SUM-01 De som', wordsOf(' Sum '))).toBe(true)
    expect(holds('De som', 'slag')).toBe(false)
  })
})

describe('paragraphs', () => {
  const part = (say: string) => ({ say, text: say, rules: [], picture: null, brings: [] })

  it('stand below one heading, steps with their number', () => {
    const found = chapters(['aim', 'turn-1', 'turn-2', 'score', 'score-example'].map(part))
    expect(found.map(({ kind, parts, isNumbered }) => [kind, parts.length, isNumbered])).toEqual([
      ['aim', 1, false],
      ['turn', 2, true],
      ['score', 2, false],
    ])
  })
})

describe('what is asked about', () => {
  const TEXT = [
    'card-p1 = purple 1',
    'card-m = with $',
    'card-joker = Joker',
    'effect-m = You choose.',
    'effect-joker = Counts as any parcel.',
  ].join('\n')
  const voice = new Voice('en', TEXT, ['p1', 'p1-m', 'joker', 'p1-m-x'])
  const line = (cards: number[], about: number[], does: string, rule: string): BookCards => ({
    cards,
    about,
    name: '',
    does,
    rules: [rule],
  })
  const part = { say: 'expansion-more', text: '', rules: [], picture: null }
  const book: BookView = {
    cover: [],
    parts: [],
    cards: [line([0], [0, 1], 'Its number counts.', 'R-1')],
    expansions: [{ ...part, brings: [line([2], [2], 'Counts as any parcel.', 'R-2')] }],
    answers: [],
    things: { 'effect-m': ['R-3', 'R-1'], 'verb-go': ['R-4'] },
  }
  const about = (card: number) => aboutThing({ card, about: '', name: '', rule: '' }, book, voice)

  it('is a card by its line, with the rules of it', () => {
    expect(about(0)).toEqual({ title: 'purple 1', does: 'Its number counts.', rules: ['R-1'] })
  })

  it('is told with the signs that are on it, and their rules', () => {
    const { does, rules } = about(1)
    expect(does).toBe('Its number counts. with $: You choose.')
    expect(rules).toEqual(['R-1', 'R-3'])
  })

  it('may be a card of an expansion, which has rules too', () => {
    const { does, rules } = about(2)
    expect(does).toBe('Counts as any parcel.')
    expect(rules).toEqual(['R-2'])
  })

  it('is a button by the verb of its move', () => {
    const thing = { card: -1, about: 'verb-go', name: 'Go', rule: '' }
    expect(aboutThing(thing, book, voice)).toEqual({ title: 'Go', does: '', rules: ['R-4'] })
  })

  it('may bring its rule along', () => {
    const thing = { card: -1, about: '', name: 'Tricks', rule: 'R-5' }
    expect(aboutThing(thing, book, voice)).toEqual({ title: 'Tricks', does: '', rules: ['R-5'] })
  })
})
