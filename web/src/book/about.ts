/** What is told of a thing that somebody asks about. */

import type { Voice } from '../say'
import type { BookView } from '../wire'
import { OWN, type Thing } from './asking'

export interface About {
  title: string
  /** What it does, in its own words; where it has none the rules say it. */
  does: string
  rules: string[]
}

export function aboutThing(
  { card, about, name, rule }: Thing,
  book: BookView | null,
  voice: Voice,
): About {
  if (card < 0) {
    const does = about.startsWith('effect-') || about.startsWith(OWN) ? voice.text(about) : ''
    return { title: name, does, rules: rule ? [rule] : (book?.things[about] ?? []) }
  }
  const brought = book?.expansions.flatMap(({ brings }) => brings) ?? []
  const line = [...(book?.cards ?? []), ...brought].find(({ about }) => about.includes(card))
  /** What is on it besides that which its line tells of. */
  const signs = voice
    .effects(card)
    .filter(part => !line?.cards.includes(card) && voice.text(`effect-${part}`) !== line?.does)
  const told = signs.map(part => `${voice.thing(part)}: ${voice.text(`effect-${part}`)}`)
  const does = [line?.does ?? '', ...told].filter(Boolean).join(' ')
  const rules = [
    ...(line?.rules ?? []),
    ...signs.flatMap(part => book?.things[`effect-${part}`] ?? []),
  ]
  return {
    title: voice.card(card),
    does: does || voice.ui('card-plain'),
    rules: [...new Set(rules)],
  }
}
