/** A lesson on this screen: where the learner is in it, and what the table is told for it.
 *
 * The table has a line as ever; at its other end is the lesson, which knows all its views beforehand.
 */

import * as api from '../api'
import { keyOf, seriesOf } from '../attempts'
import { newId } from '../id'
import type { Connection, Listener } from '../link'
import type {
  Ask,
  Attempt,
  Command,
  GameInfo,
  Lesson,
  Lobby,
  Play,
  TableView,
  Task,
  View,
} from '../wire'

/** What is said to a move that is not asked for. */
const saidTo = ({ others }: Task, move: Attempt): string | undefined =>
  others.find(other => keyOf(other.move) === keyOf(move))?.says

export class Learning implements Connection {
  at = $state(0)
  /** What is said to something else that was tried. */
  said = $state('')
  /** What is to be taken is lit, also where the learner is to think first. */
  isShown = $state(false)
  /** The table as it is when the task is read. */
  last = $state.raw<TableView | null>(null)
  private listener: Listener | null = null

  constructor(
    readonly lesson: Lesson,
    private game: GameInfo,
    private you: string,
    at: number,
  ) {
    this.at = Math.max(0, Math.min(at, lesson.tasks.length - 1))
  }

  get task(): Task {
    return this.lesson.tasks[this.at] as Task
  }

  get isLast(): boolean {
    return this.at === this.lesson.tasks.length - 1
  }

  /** Nothing is lit where the learner is to think, until he asks or has tried something else. */
  get lights(): boolean {
    return !this.task.think || this.isShown || this.said !== ''
  }

  connect = (listener: Listener): Connection => {
    this.listener = listener
    queueMicrotask(() => {
      listener.connected(true)
      listener.report(this.lobby())
      this.stand()
    })
    return this
  }

  /** On to the next task, and show how the table came there. */
  next(): void {
    if (this.isLast) return
    this.at++
    this.said = ''
    this.isShown = false
    const { views } = this.task
    this.last = views.at(-1)?.table ?? null
    for (const view of views) this.listener?.report({ ...view, type: 'view' })
  }

  /** The table as it is at this task, without how it came there. */
  private stand(): void {
    const view = this.task.views.at(-1) as View
    const table = { ...view.table, events: [], moment: null }
    this.last = table
    this.listener?.report({ ...view, type: 'view', table, steps: [] })
  }

  /** Cards that are chosen together may be chosen in any order; other ones are answered. */
  arranged(moves: readonly Attempt[]): readonly Attempt[] {
    const { task } = this
    const wanted = task.moves
    if (seriesOf(moves) === seriesOf(wanted)) return wanted
    const keys = wanted.map(keyOf)
    const others = moves.filter(move => !keys.includes(keyOf(move))).concat(wanted)
    this.said = others.map(move => saidTo(task, move)).find(Boolean) ?? ''
    return this.said ? [] : moves
  }

  send(command: Command): string {
    const id = command.id || newId()
    // The table has to know the id before it is answered.
    queueMicrotask(() => {
      if (command.type === 'play') this.play(id, command)
      else if (command.type === 'ask') this.ask(id, command)
    })
    return id
  }

  close(): void {
    this.listener = null
  }

  renew(): void {}

  turn(): void {}

  private play(id: string, { move }: Play): void {
    const { task } = this
    const [wanted] = task.moves
    const other = saidTo(task, move)
    if (wanted && keyOf(move) === keyOf(wanted)) {
      this.next()
      this.listener?.report({ type: 'ack', id, seq: this.task.views[0]?.seq ?? 0 })
    } else if (other !== undefined) {
      this.said = other
      this.listener?.report({ type: 'ack', id, seq: task.views.at(-1)?.seq ?? 0 })
    } else this.askWhy(id, { move }, 'refused')
  }

  private ask(id: string, { zone, cards, place, spot }: Ask): void {
    this.askWhy(id, { zone, cards, place, spot }, 'answer')
  }

  private async askWhy(id: string, wanted: api.Tried, type: 'refused' | 'answer'): Promise<void> {
    const { at } = this
    try {
      const { moves, rule, why } = await api.tryInLesson(this.game.id, this.lesson.id, at, wanted)
      if (at !== this.at) return
      if (type === 'answer') this.listener?.report({ type, id, moves, rule, why })
      else if (why) this.listener?.report({ type, id, rule, why })
      else this.listener?.report({ type: 'ack', id, seq: this.task.views.at(-1)?.seq ?? 0 })
    } catch {
      this.listener?.report({ type: 'trouble', id, why: 'trouble-unknown' })
    }
  }

  private lobby(): Lobby {
    const { names, seat, options } = this.lesson
    return {
      type: 'lobby',
      code: '',
      game: this.game.id,
      options,
      seats: names.map((name, at) => ({
        name: at === seat ? this.you : name,
        taken: true,
        here: true,
        bot: '',
        host: false,
        pledge: '',
        word: '',
        left: false,
        yields: false,
        undoes: false,
        ready: false,
      })),
      you: seat,
      started: true,
      over: false,
      commitment: '',
      watching: 0,
      clock: 0,
      next: '',
      seal: '',
      opening: false,
      facts: {},
      interval: 0,
      waits: 0,
      origin: '',
      next_by: -1,
      undo: -1,
      paused: -1,
      left: 0,
      outdated: '',
      coach: false,
    }
  }
}
