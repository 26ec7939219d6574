/** The table on this screen: what the server has told, and what the person is about to do. */

import { socketAddress } from './api'
import { Coaching } from './coach/coaching.svelte'
import * as fair from './fair'
import { type Instances, nextInstances, noInstances } from './instances'
import { type Connection, Link, type Listener } from './link'
import { lastBeat, stay } from './moments'
import { isCalm } from './motion'
import {
  gestureOf,
  offersOf,
  ownHand,
  type Pick,
  type Place,
  picksOf,
  same,
  takesSeveral,
  toggled,
} from './picking'
import type { Line } from './say'
import { REFLEXES, settings } from './settings.svelte'
import { play as playSound } from './sound'
import type {
  Ack,
  Answer,
  Arrange,
  EventView,
  GameInfo,
  Lobby,
  Moment,
  MoveView,
  Reckoned,
  Refused,
  Report,
  Reseated,
  TableView,
  View,
  ZoneView,
} from './wire'

/** The seat number of all spectators. */
export const GALLERY = 30
const LONGEST_QUEUE = 8
const LOG_LENGTH = 300
/** So many steps can be seen again: in some games a round is the whole game. */
const SEEN_AGAIN = 20
const TALK_LENGTH = 100
/** Changes of one's own seat that need no words. */
const SELF_EVIDENT = ['sat', 'handed', 'taken']
/** So much of the past is news to somebody who comes in. */
const RECENT = 3

export interface RoundOver {
  number: number
  events: EventView[]
  /** What it brought everybody, where the game tells it in parts. */
  reckoning: Reckoned[]
}

/** Somebody else owns a seat or plays for it; `isMine` where that is about this person. */
export interface SeatChange extends Reseated {
  isMine: boolean
}

/** A view that waits to be shown. */
interface Frame {
  view: TableView
  seq: number
  deadline: number
  /** On the way to the next decision. */
  isStep: boolean
  /** Shown before: it is no news. */
  isAgain: boolean
  mayUndo: boolean
  /** The seat for which the clock has moved, where it has. */
  hurried: number
}

/** The table that was opened last: its rematch takes its line over. */
let latest: Table | null = null

export class Table implements Listener {
  lobby = $state.raw<Lobby | null>(null)
  view = $state.raw<TableView | null>(null)
  instances = $state.raw<Instances>(noInstances())
  /** Where the decision's time runs out, on this device's clock; 0 without a clock. */
  deadline = $state(0)
  /** The clock has called the person. */
  nudged = $state(false)
  log = $state.raw<Line[]>([])
  /** What the last view brought, and what was said since. */
  news = $state.raw<Line[]>([])
  /** What people said, newest last. */
  talk = $state.raw<Line[]>([])
  /** The last of it that the person has had before the eyes. */
  read = $state(0)
  /** The last own move may be taken back, if the others agree. */
  mayUndo = $state(false)
  chosen = $state.raw<Pick[]>([])
  /** The spot that is chosen, where several moves lead to it. */
  spot = $state.raw<Place | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** Why a reaction, pressed in a hurry, was of no use: a sentence is enough. */
  late = $state.raw<Refused | null>(null)
  trouble = $state('')
  /** Who sits elsewhere since a moment ago, and why: it is told until it is put away. */
  reseated = $state.raw<SeatChange | null>(null)
  /** The move that is on its way, until the view that follows from it is shown. */
  pending = $state('')
  /** What the table answered about the choice: the moves that it may stand for. */
  allowed = $state.raw<MoveView[]>([])
  quiz = $state.raw<MoveView | null>(null)
  /** The move that the person is asked about before it is made. */
  doubted = $state.raw<MoveView | null>(null)
  /** A move that is looked at before it is made. */
  tried = $state.raw<MoveView | null>(null)
  roundOver = $state.raw<RoundOver | null>(null)
  /** What the stage shows just now, and how far that has come. */
  moment = $state.raw<Moment | null>(null)
  beat = $state(0)
  /** The clock has made the person's last move. */
  wasHurried = $state(false)
  /** What the person was let see and has not yet put away. */
  glimpsed = $state.raw<ZoneView[]>([])
  /** Steps are being shown, one after the other. */
  isShowing = $state(false)
  isPaused = $state(false)
  /** The last steps of the last round, to be seen again. */
  steps = $state.raw<TableView[]>([])
  readonly coach = new Coaching(command => this.link.send(command))
  isConnected = $state(false)
  wasConnected = $state(false)
  isGone = $state(false)
  /** Why it is gone: a message of the client's texts. */
  goneWhy = $state('trouble-no-table')

  private link: Connection
  private hasLine = true
  /** The view that the last move is part of; before it is known, none is far enough. */
  private awaited = Number.POSITIVE_INFINITY
  /** The question on its way: an answer to an older one is of no use. */
  private asked = ''
  /** The moves of a series that are still to be sent. */
  private unsent: string[] = []
  private queue: Frame[] = []
  private shown: Frame | null = null
  private seq = -1
  /** The seat that the clock is about to move for. */
  private hurried = -1
  /** What the round brought that has just ended, until everything has been seen that ended it. */
  private ended: RoundOver | null = null
  private timer = 0
  private shownAt = 0
  private lines = 0
  /** The move that was sent last. */
  private sent = ''
  private isOpened = false
  /** This browser's word for the rematch, until that has a table. */
  private nextWord = ''
  /** The seat that the person had until a moment ago. */
  private former = -1

  constructor(
    readonly code: string,
    private gameOf: (id: string) => GameInfo | undefined,
    /** What is at the other end of the line, where that is no table of the server's. */
    connect: ((listener: Listener) => Connection) | null = null,
  ) {
    if (connect) {
      this.link = connect(this)
      return
    }
    const address = socketAddress(code)
    const line = latest?.lobby?.next === code ? latest.letGo() : null
    line?.turn(address, this)
    this.link = line ?? new Link(address, this)
    latest = this
  }

  get game(): GameInfo | undefined {
    return this.lobby ? this.gameOf(this.lobby.game) : undefined
  }

  get watches(): boolean {
    return this.lobby !== null && this.lobby.you === GALLERY
  }

  close(): void {
    clearTimeout(this.timer)
    // The table of the rematch may be opened only now.
    setTimeout(() => this.letGo()?.close())
  }

  /** The line, once: whoever gets it has to see to it. */
  private letGo(): Connection | null {
    const line = this.hasLine ? this.link : null
    this.hasLine = false
    return line
  }

  renew(): void {
    this.link.renew()
  }

  connected(is: boolean): void {
    this.isConnected = is
    if (!is) return
    this.wasConnected = true
    if (settings.reflex !== 'ask') this.link.send({ type: 'prefer', reflex: settings.reflex })
  }

  gone(why: string): void {
    this.isGone = true
    this.goneWhy = why
  }

  report(report: Report): void {
    // A line that was passed on may still bring something from the table before.
    if (report.type === 'lobby' ? report.code !== this.code : !this.lobby) return
    switch (report.type) {
      case 'lobby':
        this.enter(report)
        break
      case 'reseated':
        this.hearOfSeat(report)
        break
      case 'answer':
        this.hearAnswer(report)
        break
      case 'tipped':
        this.coach.hear(report)
        break
      case 'better':
        this.coach.better = report
        break
      case 'view':
        this.expect(report)
        break
      case 'past':
        this.steps = report.steps
        this.lookBack()
        this.log = report.events
          .map((event, at) => ({ key: this.lines++, event, round: report.rounds[at] ?? 0 }))
          .slice(-LOG_LENGTH)
        this.news = this.log.slice(-RECENT)
        break
      case 'nudge':
        this.nudged = true
        playSound('turn')
        break
      case 'hurried':
        this.hurried = report.seat
        break
      case 'ack':
        this.acknowledged(report)
        break
      case 'refused':
        if (report.id === this.pending) this.pending = ''
        if (this.view?.ending) break // who reacted just before the end sees that it came
        playSound('no')
        if (this.view?.reactions.some(one => one.text === this.sent)) {
          this.late = report
          break
        }
        this.unsent = []
        this.refused = report
        this.chosen = []
        break
      case 'trouble':
        if (report.id && report.id === this.pending) this.pending = ''
        if (report.id && report.id === this.asked) this.asked = ''
        this.coach.failed(report.id)
        this.unsent = []
        this.trouble = report.why
        break
      case 'said':
        this.hearTalk({ key: this.lines++, spoken: report })
        break
      case 'remarked':
        this.hearTalk({ key: this.lines++, remarked: report })
        break
      case 'talked':
        this.talk = report.lines.map(one => ({
          key: this.lines++,
          ...(one.type === 'said' ? { spoken: one } : { remarked: one }),
        }))
        break
    }
  }

  /** The table around the game; whoever sits elsewhere now begins with an empty table. */
  private enter(lobby: Lobby): void {
    if (this.lobby && this.lobby.you !== lobby.you) {
      this.former = this.lobby.you
      this.forget()
    }
    // Nobody's time runs while the game is paused; afterwards everybody has as much as before.
    if (lobby.paused >= 0) this.deadline = 0
    else if (this.lobby && this.lobby.paused >= 0 && lobby.left > 0)
      this.deadline = performance.now() + lobby.left * 1000
    // The table goes on: whoever has not put the reckoning away plays all the same.
    if (this.lobby?.waits && !lobby.waits) this.roundOver = null
    this.lobby = lobby
    if (lobby.next && this.nextWord) fair.takeWord(lobby.next, this.nextWord)
    if (!lobby.started) this.shuffleAlong(lobby)
    if (lobby.you !== GALLERY || !lobby.started) fair.witness(lobby)
  }

  /** What is about oneself is told until it is put away; others' comings and goings in the log. */
  private hearOfSeat(report: Reseated): void {
    const isMine = report.seat === this.lobby?.you || report.seat === this.former
    this.former = -1
    if (report.why === 'renamed') return
    const change = { ...report, isMine }
    // Who sits again knows it, and that a bot plays is told as long as it does.
    if (isMine && SELF_EVIDENT.includes(report.why)) this.reseated = null
    else if (isMine || !this.lobby?.started) this.reseated = change
    else this.tell({ key: this.lines++, reseated: change })
  }

  /** What was shown was shown to somebody in another seat. */
  private forget(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.unsent = []
    this.shown = null
    this.view = null
    this.seq = -1
    this.log = []
    this.news = []
    this.steps = []
    this.chosen = []
    this.glimpsed = []
    this.allowed = []
    this.refused = null
    this.roundOver = null
    this.ended = null
    this.moment = null
    this.isShowing = false
    this.pending = ''
  }

  /** Before the start this browser promises a word of its own, and at the start opens it. */
  private shuffleAlong(lobby: Lobby): void {
    const mine = lobby.seats[lobby.you]
    if (!mine) return
    const word = fair.wordFor(lobby.code)
    if (lobby.opening) {
      if (mine.pledge && word && !this.isOpened) this.link.send({ type: 'open', word })
      this.isOpened = true
    } else if (!word || mine.pledge !== fair.pledgeOf(word)) this.giveWord()
  }

  /** Shuffle along with a new word: a random one, with what the person adds. */
  giveWord(own = ''): void {
    const pledge = fair.takeWord(this.code, fair.newWord(own))
    this.link.send({ type: 'pledge', pledge })
  }

  private acknowledged(ack: Ack): void {
    if (ack.id !== this.pending) return
    if (this.unsent.length) {
      this.pending = ''
      this.sendNext()
    } else {
      this.awaited = ack.seq
      this.settle()
    }
  }

  /** Nothing is offered again before the view is shown that follows from the last move. */
  private settle(): void {
    if (this.seq >= this.awaited) this.pending = ''
  }

  private hearAnswer(answer: Answer): void {
    if (answer.id !== this.asked) return
    this.asked = ''
    this.allowed = answer.moves
    const { id, rule, why } = answer
    if (why) {
      playSound('no')
      this.refused = { type: 'refused', id, rule, why }
    }
  }

  /** A view comes with the steps that led to it. */
  private expect({ seq, table, deadline, steps, undo }: View): void {
    const until = deadline > 0 ? performance.now() + deadline * 1000 : 0
    const frame = { seq, deadline: until, isAgain: false, mayUndo: undo, hurried: -1 }
    if (steps.length) {
      // Who is a round behind catches up.
      const round = steps[0]?.round
      if (!this.isPaused && this.queue.some(one => one.isStep && one.view.round !== round))
        this.skip()
      const isSameRound = this.steps.at(-1)?.round === round
      this.steps = (isSameRound ? [...this.steps, ...steps] : steps).slice(-SEEN_AGAIN)
    }
    this.queue.push(...steps.map(view => ({ ...frame, view, isStep: true })))
    this.queue.push({ ...frame, view: table, isStep: false })
    const first = this.queue.at(-1 - steps.length)
    if (first) first.hurried = this.hurried
    this.hurried = -1
    this.showNext()
  }

  /** Views are shown one after the other, quickly where many wait. */
  private showNext = (): void => {
    clearTimeout(this.timer)
    const now = performance.now()
    const early = this.shownAt + this.pace() - now
    if (this.view && early > 0) {
      if (!this.isPaused) this.timer = window.setTimeout(this.showNext, early)
      return
    }
    this.shownAt = now
    if (this.moment && this.beat < lastBeat(this.moment)) {
      this.beat++
      this.showNext()
      return
    }
    const next = this.queue.shift()
    if (next) this.show(next)
    else if (!this.shown?.isStep) this.moment = null
    if (next && (this.queue.length || this.moment)) this.showNext()
  }

  /** How long what is on the screen has to stay as it is. */
  private pace(): number {
    if (document.hidden) return 0
    if (this.isPaused) return Number.POSITIVE_INFINITY
    const waiting = this.queue.filter(one => !one.isStep).length
    const isLate = waiting > LONGEST_QUEUE || isCalm()
    // What came before a reaction window must not use up its time.
    const isUrgent = this.queue.some(one => one.view.window > 0)
    const isStep = this.shown?.isStep ?? false
    return stay({ moment: this.moment, beat: this.beat, isStep, isLate, isUrgent }, settings.pace)
  }

  private show(next: Frame): void {
    const before = this.view
    const { view } = next
    this.shown = next
    this.isShowing = next.isStep || this.queue.some(one => one.isStep)
    this.instances = nextInstances(before && { view: before, instances: this.instances }, view)
    this.chosen = this.stillThere(before, view)
    this.spot = null
    this.allowed = []
    this.view = view
    if (!next.isAgain) this.glimpsed = this.stillUnseen(before, view)
    this.quiz = null
    this.doubted = null
    this.tried = null
    this.nudged = false
    this.moment = settings.pace === 'none' ? null : view.moment
    this.beat = 0
    if (view.window && !before?.window) this.late = null
    this.deadline = next.deadline
    this.mayUndo = next.mayUndo && !next.isStep
    if (next.isAgain) this.news = this.linesOf(view)
    else if (next.isStep || next.seq !== this.seq) this.hear(before, next)
    if (next.seq !== this.seq) this.coach.goOn(view)
    if (!next.isStep) this.seq = next.seq
    this.settle()
  }

  pause(): void {
    this.isPaused = !this.isPaused
    this.showNext()
  }

  /** On to the next step at once. */
  skipStep(): void {
    const next = this.isShowing && this.queue.shift()
    if (!next) return
    this.shownAt = performance.now()
    this.show(next)
    // Where there is nothing left to pause, the table goes on.
    if (!this.isShowing) this.isPaused = false
    this.showNext()
  }

  /** Go to where the game is now. */
  skip(): void {
    this.isPaused = false
    for (let next = this.queue[0]; this.isShowing && next; next = this.queue[0]) {
      this.queue.shift()
      this.show(next)
    }
    this.moment = null
    this.showNext()
  }

  /** Show the last steps of the round once more, and then what is there now. */
  showAgain(): void {
    const now = this.shown
    if (!now || this.isShowing) return
    const steps = this.steps.map(view => ({ ...now, view, isStep: true, isAgain: true }))
    this.queue.unshift(...steps, { ...now, isAgain: true })
    this.shownAt = 0
    this.showNext()
  }

  private linesOf(view: TableView): Line[] {
    return view.events.map(event => ({ key: this.lines++, event, round: view.round }))
  }

  private hear(before: TableView | null, next: Frame): void {
    const { view, hurried } = next
    const lines = this.linesOf(view)
    if (hurried >= 0) lines.unshift({ key: this.lines++, hurried })
    if (lines.length) this.news = lines
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH)
    if (hurried >= 0 && hurried === view.seat) this.wasHurried = true
    const rounds = view.sheet.length
    const reckoning = view.moment?.reckoning ?? []
    const isOver = before && rounds > before.sheet.length
    if (isOver || reckoning.length) this.ended = { number: rounds, events: view.events, reckoning }
    if (this.ended && !next.isStep && !view.ending) {
      this.roundOver = this.ended
      this.ended = null
      playSound('round')
    } else if (view.ending) {
      if (before && !before.ending) playSound('end')
      this.roundOver = null
      this.ended = null
    } else if (view.moves.length && before && !before.moves.length) {
      playSound('turn')
    } else if (view.events.length) {
      playSound('card')
    }
  }

  private hearTalk(line: Line): void {
    this.talk = [...this.talk, line].slice(-TALK_LENGTH)
    if (this.lobby?.started) this.tell(line)
  }

  /** Who comes in while the table waits is shown what the round brought. */
  private lookBack(): void {
    const last = this.steps.findLast(view => view.moment?.reckoning.length)
    if (!this.lobby?.waits || !last || this.lobby.seats[this.lobby.you]?.ready) return
    const { events, moment, sheet } = last
    this.roundOver = { number: sheet.length, events, reckoning: moment?.reckoning ?? [] }
  }

  /** The reckoning is put away: as far as this person is concerned, the next round can begin. */
  ready(): void {
    this.roundOver = null
    if (this.lobby?.waits && !this.watches) this.link.send({ type: 'ready' })
  }

  /** What somebody said, or who came and went. */
  private tell(line: Line): void {
    line.round = this.view?.round ?? 0
    this.news = [...this.news, line].slice(-RECENT)
    this.log = [...this.log, line].slice(-LOG_LENGTH)
  }

  /** The choice stays where the cards do: others' moves do not take it away. */
  private stillThere(before: TableView | null, view: TableView): Pick[] {
    const isThere = this.chosen.every(pick => {
      const [old, now] = [before?.zones[pick.zone], view.zones[pick.zone]]
      return old && now && old.name === now.name && String(old.cards) === String(now.cards)
    })
    return isThere && view.prompt.id === before?.prompt.id ? this.chosen : []
  }

  /** What is shown to the person apart, until he has put it away. */
  private stillUnseen(before: TableView | null, view: TableView): ZoneView[] {
    const is = (one: ZoneView, other: ZoneView): boolean =>
      one.name === other.name && String(one.cards) === String(other.cards)
    return view.zones.filter(
      zone =>
        zone.secret &&
        (this.glimpsed.some(one => is(one, zone)) || !before?.zones.some(one => is(one, zone))),
    )
  }

  choose(pick: Pick): void {
    const { game, view } = this
    if (!game || !view) return
    const several = takesSeveral(game, view)
    const offers = offersOf(view)
    const [only, ...more] = offers.exact(this.chosen)
    const again = this.chosen.some(one => same(one, pick))
    this.spot = null
    this.allowed = []
    // Where a choice cannot grow, the second tap plays the card.
    if (again && !several && only && !more.length && !only.place) this.play(only)
    else this.chosen = toggled(offers, several, this.chosen, pick)
  }

  chooseInHand(place: number): void {
    if (!this.view) return
    const zone = ownHand(this.view)
    if (place < (this.view.zones[zone]?.cards.length ?? 0)) this.choose({ zone, place })
  }

  /** A tap on a spot or pile that is lit makes the move, or chooses it where several end there.
   *
   * On one that is not lit, the table is asked why.
   */
  touch(place: Place): void {
    if (!this.view) return
    const offers = offersOf(this.view)
    const moves = offers.lit(this.chosen).moves(place)
    if (moves.length === 1 && moves[0]) this.play(moves[0])
    else if (moves.length) this.spot = place
    else this.ask(place)
  }

  /** Choose the cards of a move, to be looked at before it is made. */
  chooseMove(move: MoveView): void {
    const picks = this.view && picksOf(this.view, move)
    if (picks) this.chosen = picks
    this.spot = null
  }

  clear(): void {
    this.tried = null
    this.allowed = []
    this.chosen = []
    this.spot = null
  }

  /** What a button stands for: where it has a preview, that is looked at first. */
  press(move: MoveView): void {
    if (!move.preview.length || this.tried === move) this.play(move)
    else this.tried = move
  }

  /** Play what is chosen, where that is clear; else ask the table why it cannot be played. */
  playChosen(): void {
    if (!this.view || !this.chosen.length) return
    const offers = offersOf(this.view)
    const [ending] = offers.chain(this.chosen)?.endings ?? []
    const moves = offers.direct(this.chosen)
    const gathered = this.game && offers.gathered(this.game, this.chosen)
    if (ending) this.playSeries(ending.texts)
    else if (moves.length === 1 && moves[0]) this.play(moves[0])
    else if (!moves.length && gathered) this.play(gathered)
    else if (!moves.length && !offers.lit(this.chosen).some) this.ask()
  }

  play(move: MoveView): void {
    if (move.quiz) this.quiz = move
    else if (move.confirm || (settings.sure && !this.view?.window)) this.doubted = move
    else this.sendMove(move.text)
  }

  /** Make several moves one after another, each when the one before is made. */
  playSeries(texts: readonly string[]): void {
    if (this.pending || this.isShowing || this.queue.length || this.lobby?.waits) return
    this.unsent = [...(this.link.arranged?.(texts) ?? texts)]
    if (this.unsent.length) this.sendNext()
    else this.chosen = []
  }

  private sendNext(): void {
    const next = this.unsent.shift()
    if (next) this.send(next)
  }

  /** Ask the table what the choice would do, there: asking is not doing. */
  ask(place: Place | null = null): void {
    if (!this.view || this.isShowing) return
    this.asked = this.link.send({ type: 'ask', ...gestureOf(this.view, this.chosen, place) })
  }

  sendMove(move: string): void {
    // What is tapped is meant for what is shown, and only the newest view can be acted on.
    if (this.pending || this.isShowing || this.queue.length || this.lobby?.waits) return
    this.send(move)
  }

  private send(move: string): void {
    this.coach.forget()
    this.wasHurried = false
    this.quiz = null
    this.doubted = null
    this.trouble = ''
    this.late = null
    this.sent = move
    this.awaited = Number.POSITIVE_INFINITY
    this.pending = this.link.send({ type: 'play', id: '', move })
  }

  addBot(seat: number, level: string): void {
    this.link.send({ type: 'addBot', seat, level })
  }

  clearSeat(seat: number): void {
    this.link.send({ type: 'clearSeat', seat })
  }

  start(): void {
    this.link.send({ type: 'start' })
  }

  speak(text: string): void {
    this.link.send({ type: 'say', text })
  }

  remark(phrase: string): void {
    this.link.send({ type: 'remark', phrase })
  }

  /** What to do with reaction windows from now on. */
  prefer(reflex: string): void {
    const known = REFLEXES.find(one => one === reflex)
    if (!known) return
    settings.setReflex(known)
    this.link.send({ type: 'prefer', reflex: known })
  }

  /** The same people again; `wait` to change something before the cards are dealt.
   *
   * The same cards follow from the same word.
   */
  rematch(wait = false, same = false): void {
    this.nextWord = same ? fair.wordFor(this.code) : fair.newWord()
    this.link.send({ type: 'rematch', pledge: fair.pledgeOf(this.nextWord), wait, same })
  }

  arrange(order: Omit<Arrange, 'type' | 'id'>): void {
    this.link.send({ type: 'arrange', ...order })
  }

  /** Ask to take the last move back, or answer somebody who asks. */
  undo(agree: boolean): void {
    this.link.send({ type: 'undo', agree })
  }

  /** Let everybody wait, or go on. */
  pauseAll(on: boolean): void {
    this.link.send({ type: 'pause', on })
  }

  stand(): void {
    this.link.send({ type: 'stand' })
  }

  rename(name: string): void {
    this.link.send({ type: 'rename', name })
  }

  giveFacts(facts: Record<string, number>): void {
    this.link.send({ type: 'facts', facts })
  }

  leave(): void {
    this.link.send({ type: 'leave' })
  }

  giveUp(agree: boolean): void {
    this.link.send({ type: 'giveUp', agree })
  }

  handOver(seat: number, level: string): void {
    this.link.send({ type: 'handOver', seat, level })
  }

  takeBack(): void {
    this.link.send({ type: 'takeBack' })
  }
}
