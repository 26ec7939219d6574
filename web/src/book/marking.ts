/** What somebody looks for, found in what is written. */

export interface Piece {
  text: string
  isHit: boolean
}

export const wordsOf = (wanted: string): string => wanted.trim().toLowerCase()

export function holds(text: string, search: string): boolean {
  return text.toLowerCase().includes(search)
}

/** A text in pieces: those that are looked for, and what stands between them. */
export function pieces(text: string, search: string): Piece[] {
  const found: Piece[] = []
  const lower = text.toLowerCase()
  // Where small letters take other room than large ones, no place can be told.
  if (!search || lower.length !== text.length) return [{ text, isHit: false }]
  let from = 0
  for (let at = lower.indexOf(search); at >= 0; at = lower.indexOf(search, from)) {
    if (at > from) found.push({ text: text.slice(from, at), isHit: false })
    from = at + search.length
    found.push({ text: text.slice(at, from), isHit: true })
  }
  if (from < text.length) found.push({ text: text.slice(from), isHit: false })
  return found
}
