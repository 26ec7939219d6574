/** What happened and what was said at the table, as lines. */

import type { Line } from './say'
import type { Past, Remarked, Spoken, TableView, Talked } from './wire'

const LOG_LENGTH = 300
const TALK_LENGTH = 100
/** So much of the past is news to somebody who comes in. */
const RECENT = 3

export class Chronicle {
  log = $state.raw<Line[]>([])
  /** What the last view brought, and what was said since. */
  news = $state.raw<Line[]>([])
  /** What people said, newest last. */
  talk = $state.raw<Line[]>([])
  /** The last of it that the person has had before the eyes. */
  read = $state(0)

  private lines = 0

  /** What happened was told to somebody in another seat; what people said is for everybody. */
  forget(): void {
    this.log = []
    this.news = []
  }

  recall(past: Past): void {
    this.log = past.events
      .map((event, at) => ({ key: this.lines++, event, round: past.rounds[at] ?? 0 }))
      .slice(-LOG_LENGTH)
    this.news = this.log.slice(-RECENT)
  }

  /** What happened, once more. */
  tellAgain(view: TableView): void {
    this.news = this.linesOf(view)
  }

  /** What happened on the way to a view; `hurried` is the seat that the clock moved for. */
  hear(view: TableView, hurried: number): void {
    const lines = this.linesOf(view)
    if (hurried >= 0) lines.unshift({ key: this.lines++, hurried })
    if (lines.length) this.news = lines
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH)
  }

  /** What somebody said, or who came and went. */
  tell(line: Omit<Line, 'key'>, round: number): void {
    this.add({ ...line, key: this.lines++, round })
  }

  /** What somebody said: during a game, with its `round`, that stands among what happened too. */
  hearTalk(report: Spoken | Remarked, round: number | null): void {
    const line = this.spoken(report)
    this.talk = [...this.talk, line].slice(-TALK_LENGTH)
    if (round !== null) this.add({ ...line, round })
  }

  recallTalk(report: Talked): void {
    this.talk = report.lines.map(one => this.spoken(one))
  }

  /** Everything that was said has been before the eyes. */
  readAll(): void {
    this.read = Math.max(this.read, ...this.talk.map(numberOf))
  }

  private linesOf(view: TableView): Line[] {
    return view.events.map(event => ({ key: this.lines++, event, round: view.round }))
  }

  private spoken(one: Spoken | Remarked): Line {
    return { key: this.lines++, ...(one.type === 'said' ? { spoken: one } : { remarked: one }) }
  }

  private add(line: Line): void {
    this.news = [...this.news, line].slice(-RECENT)
    this.log = [...this.log, line].slice(-LOG_LENGTH)
  }
}

/** The number of what was said, by which it is known to have been read. */
function numberOf({ spoken, remarked }: Line): number {
  return (spoken ?? remarked)?.number ?? 0
}
