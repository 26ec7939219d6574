/** What is said: the game's messages and the client's own, in one language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from './text/en.ftl?raw'
import dutch from './text/nl.ftl?raw'
import type { EventView, GameInfo, OptionInfo, Problem, Refused, Said } from './wire'

export type Language = 'nl' | 'en'
export const LANGUAGES: Language[] = ['nl', 'en']
export const UNSEEN = -1
export const NOTHING = -1

const OWN: Record<Language, string> = { nl: dutch, en: english }

export type NameOf = (seat: number) => string
export type Value = OptionInfo['default']
type Facts = Record<string, FluentVariable>

export class Voice {
  private bundle: FluentBundle

  /** `text` holds the messages of a game and those that every table shares. */
  constructor(
    readonly language: Language,
    text = '',
    private cardNames: string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(new FluentResource(OWN[language]))
    if (text) this.bundle.addResource(new FluentResource(text))
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** A message by name; where it is missing its name is better than nothing. */
  text(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : id
  }

  /** A message of the client itself. */
  ui(id: string, facts: Facts = {}): string {
    return this.text(`ui-${id}`, facts)
  }

  card(card: number): string {
    return card === UNSEEN ? this.ui('unseen-card') : this.text(`card-${this.cardNames[card]}`)
  }

  list(names: string[]): string {
    const last = names.at(-1) ?? ''
    if (names.length < 2) return last
    return this.text('list-and', { first: names.slice(0, -1).join(', '), last })
  }

  cards(cards: readonly number[]): string {
    return this.list(cards.map(card => this.card(card)))
  }

  say(said: Said, nameOf: NameOf): string {
    return this.text(said.id, this.facts(said.facts, nameOf))
  }

  event(event: EventView, viewer: number, nameOf: NameOf): string {
    const seen = !event.cards.includes(UNSEEN)
    return this.text(`event-${event.kind}`, {
      player: event.seat >= 0 ? nameOf(event.seat) : '',
      you: event.seat === viewer ? 'yes' : 'no',
      seen: seen ? 'yes' : 'no',
      cards: seen ? this.cards(event.cards) : '',
      count: event.cards.length,
      number: event.number === NOTHING ? 0 : event.number,
    })
  }

  refusal(refused: Refused, nameOf: NameOf): string {
    return this.say(refused.why, nameOf)
  }

  /** What the server says to a request that it did not carry out. */
  problem(problem: Problem | null): string {
    if (!problem) return this.text('trouble-unknown')
    if (problem.rule && this.has(`rule-${problem.rule}`)) return this.rule(problem.rule)
    if (this.has(problem.why)) return this.text(problem.why)
    return problem.sentence || this.text('trouble-unknown')
  }

  rule(rule: string): string {
    return this.text(`rule-${rule}`)
  }

  /** The value that an option has, in words. */
  value(option: OptionInfo, value: Value): string {
    if (typeof value === 'boolean') return this.ui(value ? 'on' : 'off')
    if (Array.isArray(value)) {
      const some = value.some(number => number !== 0)
      return some ? value.map(number => number || '–').join(', ') : this.ui('none')
    }
    const id = `option-${option.name}-${value}`
    return this.has(id) ? this.text(id) : String(value)
  }

  private facts(facts: Record<string, number> = {}, nameOf: NameOf): Facts {
    const shown: Facts = {}
    for (const [key, value] of Object.entries(facts)) {
      if (key === 'card') shown[key] = this.card(value)
      else if (key === 'seat') shown.player = nameOf(value)
      else shown[key] = value
    }
    return shown
  }
}

/** A number with a real minus sign, as the cards and the sentences have it. */
export function figure(number: number): string {
  return String(number).replace('-', '\u2212')
}

export function voiceOf(game: GameInfo, language: Language, text: string): Voice {
  return new Voice(language, text, game.cards)
}
