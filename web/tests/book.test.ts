import { describe, expect, it } from 'vitest'
import { chapters } from '../src/book/chapters'
import { holds, pieces, wordsOf } from '../src/book/marking'

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
  const part = (say: string) => ({ say, text: say, rules: [], picture: null })

  it('stand below one heading, steps with their number', () => {
    const found = chapters(['aim', 'turn-1', 'turn-2', 'score', 'score-example'].map(part))
    expect(found.map(({ kind, parts, isNumbered }) => [kind, parts.length, isNumbered])).toEqual([
      ['aim', 1, false],
      ['turn', 2, true],
      ['score', 2, false],
    ])
  })
})
