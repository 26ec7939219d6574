/** What this device remembers of courses: which lessons are done, and which games are known. */

const KEY = 'speeltafel-learnt'

interface Learnt {
  /** Lessons by `game/lesson`. */
  done: string[]
  /** Games that the person has played or says to know. */
  known: string[]
}

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter(one => typeof one === 'string') : []

function read(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { done: texts(found?.done), known: texts(found?.known) }
  } catch {
    return { done: [], known: [] }
  }
}

class Progress {
  private learnt = $state.raw<Learnt>(read())

  isDone(game: string, lesson: string): boolean {
    return this.learnt.done.includes(`${game}/${lesson}`)
  }

  finish(game: string, lesson: string): void {
    if (this.isDone(game, lesson)) return
    this.keep({ ...this.learnt, done: [...this.learnt.done, `${game}/${lesson}`] })
  }

  knows(game: string): boolean {
    return this.learnt.known.includes(game)
  }

  know(game: string): void {
    if (!this.knows(game)) this.keep({ ...this.learnt, known: [...this.learnt.known, game] })
  }

  private keep(learnt: Learnt): void {
    this.learnt = learnt
    try {
      localStorage.setItem(KEY, JSON.stringify(learnt))
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const progress = new Progress()
