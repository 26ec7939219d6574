/** What is said: the game's messages and the client's own, in one language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { signOf } from './signs'
import english from './text/en.ftl?raw'
import dutch from './text/nl.ftl?raw'
import type {
  EventView,
  GameInfo,
  OptionInfo,
  Problem,
  Refused,
  Remarked,
  Reseated,
  Said,
  Spoken,
} from './wire'

export type Language = 'nl' | 'en'
export const LANGUAGES: Language[] = ['nl', 'en']
export const UNSEEN = -1
export const NOTHING = -(2 ** 30)

const OWN: Record<Language, string> = { nl: dutch, en: english }
const ownResources = new Map<Language, FluentResource>()

/** The client's own messages; reading them takes a phone a while, so it is done once. */
function ownResource(language: Language): FluentResource {
  const found = ownResources.get(language) ?? new FluentResource(OWN[language])
  ownResources.set(language, found)
  return found
}

/** The messages of a game's cover, which the home screen shows of every game. */
const COVER = /^game-.*(\n[ \t]+.*)*/gm

export type NameOf = (seat: number) => string
export type Value = OptionInfo['default']

/** A line of the log: what happened, or what somebody said. */
export interface Line {
  key: number
  /** The round in which it was; 0 where that is not known. */
  round?: number
  event?: EventView
  spoken?: Spoken
  remarked?: Remarked
  reseated?: Reseated
  /** The seat for which the clock has moved. */
  hurried?: number
}

type Facts = Record<string, FluentVariable>

export class Voice {
  private readonly bundle: FluentBundle
  /** What is read when a message is wanted that is in nothing before it: reading takes a while. */
  private readonly unread: (() => FluentResource)[]
  /** The texts that the people at the table have given. */
  private named: readonly string[] = []

  /** `written` holds the messages of a game and those that every table shares. */
  constructor(
    readonly language: Language,
    private readonly written = '',
    private cardNames: string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.unread = [
      () => ownResource(language),
      () => new FluentResource((written.match(COVER) ?? []).join('\n')),
      () => new FluentResource(written),
    ]
  }

  private message(id: string): ReturnType<FluentBundle['getMessage']> {
    while (!this.bundle.hasMessage(id)) {
      const next = this.unread.shift()
      if (!next) break
      this.bundle.addResource(next())
    }
    return this.bundle.getMessage(id)
  }

  /** The same voice at a table whose people have given these texts. */
  naming(named: readonly string[]): Voice {
    // Whatever is said by the same voice is not said anew.
    if (!named.length) return this
    const other: Voice = Object.create(this)
    other.named = named
    return other
  }

  has(id: string): boolean {
    return this.message(id) !== undefined
  }

  /** A message by name; where it is missing its name is better than nothing. */
  text(id: string, facts: Facts = {}): string {
    const pattern = this.message(id)?.value
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : id
  }

  /** A message of the client itself. */
  ui(id: string, facts: Facts = {}): string {
    return this.text(`ui-${id}`, facts)
  }

  /** A card by its name; one of several parts, like `crime-b2`, by the names of its parts. */
  card(card: number): string {
    if (card === UNSEEN) return this.ui('unseen-card')
    const name = this.cardNames[card] ?? ''
    if (this.has(`card-${name}`)) return this.text(`card-${name}`)
    return name
      .split('-')
      .map(part => this.text(`card-${part}`))
      .join(' ')
  }

  /** What a card, or each part of its name, does, where that is not plain to see. */
  effect(card: number): string {
    return this.effects(card)
      .map(part => `${this.thing(part)}: ${this.text(`effect-${part}`)}`)
      .join(' ')
  }

  /** The card, or those parts of its name, whose effect the game tells. */
  effects(card: number): string[] {
    const name = this.cardNames[card] ?? ''
    const parts = this.has(`effect-${name}`) ? [name] : name.split('-')
    return parts.filter(part => this.has(`effect-${part}`))
  }

  /** Everything whose effect the game tells, in its own order: cards, and what else there is. */
  get explained(): string[] {
    return [...this.written.matchAll(/^effect-([\w-]+) =/gm)].map(([, name = '']) => name)
  }

  /** What is explained, by its name. */
  thing(name: string): string {
    return this.text(this.has(`card-${name}`) ? `card-${name}` : `thing-${name}`)
  }

  /** What a seat has: points, or what the view counts instead. */
  score(unit: string, count: number): string {
    return unit ? this.text(unit, { count }) : this.ui('points', { count })
  }

  /** The way in which play goes round. */
  direction(way: number): string {
    return this.ui(way > 0 ? 'clockwise' : 'counterclockwise')
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
    const sentence = this.text(`event-${event.kind}`, {
      player: event.seat >= 0 ? nameOf(event.seat) : '',
      you: event.seat === viewer ? 'yes' : 'no',
      seen: seen ? 'yes' : 'no',
      cards: seen ? this.cards(event.cards) : '',
      count: event.cards.length,
      number: event.number === NOTHING ? 0 : event.number,
      named: this.textAt(event.number),
      // Where an event's number is a seat: whom it is about besides.
      other: event.number >= 0 ? nameOf(event.number) : '',
      toyou: event.number === viewer ? 'yes' : 'no',
    })
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }

  /** What happened, in sentences; what goes without saying has none. */
  events(events: readonly EventView[], viewer: number, nameOf: NameOf): string[] {
    return events.map(event => this.event(event, viewer, nameOf)).filter(Boolean)
  }

  line(line: Line, viewer: number, nameOf: NameOf): string {
    if (line.event) return this.event(line.event, viewer, nameOf)
    const { spoken, remarked, reseated, hurried } = line
    if (hurried !== undefined)
      return this.ui('clock-played', {
        player: nameOf(hurried),
        you: hurried === viewer ? 'yes' : 'no',
      })
    if (reseated) return this.ui(`reseated-${reseated.why}`, { player: reseated.name, you: 'no' })
    const sign = signOf(spoken?.text ?? '')
    const words = sign ? this.ui(`talk-sign-${sign}`) : spoken?.text
    const text = words ?? this.text(remarked?.phrase ?? '')
    return this.ui('talk-said', { player: speaker(line, nameOf), text })
  }

  refusal(refused: Refused, nameOf: NameOf): string {
    return this.say(refused.why, nameOf)
  }

  /** What the server says to a request that it did not carry out. */
  problem(problem: Problem | null): string {
    if (!problem) return this.text('trouble-unknown')
    if (this.has(problem.why)) {
      const { option, ...facts } = problem.facts
      return this.text(problem.why, { ...facts, option: this.text(`option-${option}`) })
    }
    if (problem.rule && this.has(`rule-${problem.rule}`)) return this.rule(problem.rule)
    return problem.sentence || this.text('trouble-unknown')
  }

  rule(rule: string): string {
    return this.text(`rule-${rule}`)
  }

  /** The value that an option has, in words. */
  value(option: OptionInfo, value: Value): string {
    if (typeof value === 'boolean') return this.ui(value ? 'on' : 'off')
    if (Array.isArray(value)) return this.values(option, value)
    const id = `option-${option.name}-${value}`
    return this.has(id) ? this.text(id) : String(value)
  }

  private values(option: OptionInfo, value: (number | string)[]): string {
    if (option.kind === 'span') return value.join('–')
    if (!value.some(one => one !== 0)) return this.ui('none')
    if (option.kind === 'several') {
      if (value.every((count, at) => count === option.copies[at])) return this.ui('all')
      const things = value.map((count, at) => {
        const thing = this.oneOf(option, at)
        return Number(count) > 1 ? `${count}× ${thing}` : thing
      })
      return things.filter((_, at) => value[at] !== 0).join(', ')
    }
    return value.map(one => one || '–').join(', ')
  }

  /** One of the several things of an option. */
  oneOf(option: OptionInfo, at: number): string {
    const key = option.values[at] ?? ''
    const id = `option-${option.name}-${key}`
    return this.has(id) ? this.text(id) : key
  }

  /** A text of the table by its number, from 0; where there is none, its place in the row. */
  private textAt(number: number): string {
    return this.named[number] ?? String(number + 1)
  }

  private facts(facts: Record<string, number> = {}, nameOf: NameOf): Facts {
    const shown: Facts = {}
    for (const [key, value] of Object.entries(facts)) {
      if (key.startsWith('card')) shown[key] = this.card(value)
      else if (key === 'seat') shown.player = nameOf(value)
      else if (key === 'named') shown[key] = this.textAt(value)
      else shown[key] = value
    }
    return shown
  }
}

/** Who said a line, by the name of then. */
export function speaker({ spoken, remarked }: Line, nameOf: NameOf): string {
  const one = spoken ?? remarked
  return one?.name || nameOf(one?.seat ?? -1)
}

/** A number with a real minus sign, as the cards and the sentences have it. */
export function figure(number: number): string {
  return String(number).replace('-', '\u2212')
}

export function voiceOf(game: GameInfo, language: Language, text: string): Voice {
  return new Voice(language, text, game.cards)
}
