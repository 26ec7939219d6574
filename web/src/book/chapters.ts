/** The paragraphs of a book below their headings. */

import type { BookPart } from '../wire'

export interface Chapter {
  kind: string
  parts: BookPart[]
  /** Whether its paragraphs are steps, one after another. */
  isNumbered: boolean
}

export function chapters(parts: readonly BookPart[]): Chapter[] {
  const found: Chapter[] = []
  for (const part of parts) {
    const [kind = '', more = ''] = part.say.split('-')
    const last = found.at(-1)
    if (last?.kind === kind) last.parts.push(part)
    else found.push({ kind, parts: [part], isNumbered: /^\d+$/.test(more) })
  }
  return found
}
