/** The options of a game as a form holds them. */

import type { Value } from './say'
import type { GameInfo, OptionInfo } from './wire'

export type Values = Record<string, Value>

export function isDefault(option: OptionInfo, value: Value): boolean {
  if (!Array.isArray(value)) return value === option.default
  // Without a number for any seat, the option is as if it were not given.
  if (option.kind === 'per seat') return value.every(number => number === 0)
  return String(value) === String(option.default)
}

/** The texts that the people at a table have given. */
export function namedTexts(game: GameInfo, values: Values): string[] {
  const option = game.options.find(one => one.kind === 'names')
  const value = option && values[option.name]
  return Array.isArray(value) ? value.map(String) : []
}

/** Whether an option does something, as the others stand: what it needs has to be of use, too. */
export function isOfUse(game: GameInfo, option: OptionInfo, values: Values): boolean {
  if (!option.needs) return true
  const [name = '', wanted] = option.needs.split('=')
  const needed = game.options.find(one => one.name === name)
  if (!needed) return true
  if (!isOfUse(game, needed, values)) return false
  const value = values[name] ?? needed.default
  if (wanted !== undefined) return String(value) === wanted
  if (Array.isArray(value)) return value.some(Boolean)
  return needed.kind === 'choice' ? value !== needed.default : !!value
}

/** What adds something to the game, each with what it needs to be settled besides. */
export function expansions(game: GameInfo, values: Values): OptionInfo[] {
  return game.expansions.flatMap(name => [
    ...game.options.filter(one => one.name === name),
    ...game.options.filter(one => belongsTo(one, name) && isOfUse(game, one, values)),
  ])
}

function belongsTo(option: OptionInfo, name: string): boolean {
  return !option.personal && option.needs.split('=')[0] === name
}

/** What a person may tell of himself at a table with these options. */
export function personal(game: GameInfo, values: Values): OptionInfo[] {
  return game.options.filter(option => option.personal && isOfUse(game, option, values))
}

/** All other options that a form asks for, in their groups and in order. */
export function groups(game: GameInfo, values: Values): { key: string; options: OptionInfo[] }[] {
  const found: { key: string; options: OptionInfo[] }[] = []
  const isFirst = (one: OptionInfo): boolean =>
    game.expansions.some(name => one.name === name || belongsTo(one, name))
  for (const option of game.options) {
    if (option.carried || option.personal || isFirst(option)) continue
    if (!isOfUse(game, option, values)) continue
    const group = found.find(one => one.key === option.group)
    if (group) group.options.push(option)
    else found.push({ key: option.group, options: [option] })
  }
  return found
}

/** What differs from the rules as they are, for the server and for a summary. */
export function changes(game: GameInfo, values: Values): Values {
  const found: Values = {}
  for (const option of game.options) {
    const value = values[option.name]
    if (value !== undefined && !isDefault(option, value)) found[option.name] = value
  }
  return found
}

/** The numbers of players that can be chosen; some need an option, which is named. */
export function playerCounts(game: GameInfo): { count: number; option: string }[] {
  const official = Array.from({ length: game.most - game.least + 1 }, (_, at) => game.least + at)
  const more = Object.entries(game.unofficial).map(([count, option]) => ({
    count: Number(count),
    option,
  }))
  return [...official.map(count => ({ count, option: '' })), ...more].sort(
    (a, b) => a.count - b.count,
  )
}
