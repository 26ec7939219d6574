/** What is told of a thing that somebody asks about. */

import type { Voice } from '../say'
import type { BookView } from '../wire'
import type { Thing } from './asking'

export interface About {
  title: string
  /** What it does, in its own words; where it has none the rules say it. */
  does: string
  rules: string[]
}

export function aboutThing(
  { card, about, name }: Thing,
  book: BookView | null,
  voice: Voice,
): About {
  if (card < 0) {
    const does = about.startsWith('effect-') ? voice.text(about) : ''
    return { title: name, does, rules: book?.things[about] ?? [] }
  }
  const line = book?.cards.find(({ about }) => about.includes(card))
  const does = line?.does || voice.effect(card) || voice.ui('card-plain')
  return { title: voice.card(card), does, rules: line?.rules ?? [] }
}
