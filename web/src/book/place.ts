/** Where somebody was in a book that lies beside the table, until the page is left. */

const places = new Map<string, number>()

export const leftAt = (game: string): number => places.get(game) ?? 0

export function leave(game: string, top: number): void {
  places.set(game, top)
}
