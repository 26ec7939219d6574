/** The table on this screen: what the server has told, and what the person is about to do. */

import { socketAddress } from './api'
import * as fair from './fair'
import { type Instances, nextInstances, noInstances } from './instances'
import { Link, type Listener } from './link'
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
  EventView,
  GameInfo,
  Lobby,
  MoveView,
  Refused,
  Report,
  Reseated,
  TableView,
  View,
  ZoneView,
} from './wire'

/** The seat number of all spectators. */
export const GALLERY = 30
/** How long a view stays at least, so that the eye can follow. */
const PACE = 420
/** How long a step stays: what happened is read too, and that takes time without motion as well. */
const STEP_PACE = 1100
const LONGEST_QUEUE = 8
const LOG_LENGTH = 300
/** Changes of one's own seat that need no words. */
const SELF_EVIDENT = ['sat', 'handed', 'taken']
/** So much of the past is news to somebody who comes in. */
const RECENT = 3

export interface RoundOver {
  number: number
  events: EventView[]
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
  roundOver = $state.raw<RoundOver | null>(null)
  /** What the person was let see and has not yet put away. */
  glimpsed = $state.raw<ZoneView[]>([])
  /** Steps are being shown, one after the other. */
  isShowing = $state(false)
  isPaused = $state(false)
  /** The last round's steps, to be seen again. */
  steps = $state.raw<TableView[]>([])
  isConnected = $state(false)
  wasConnected = $state(false)
  isGone = $state(false)
  /** Why it is gone: a message of the client's texts. */
  goneWhy = $state('trouble-no-table')

  private link: Link
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
  ) {
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
  private letGo(): Link | null {
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
      case 'view':
        this.expect(report)
        break
      case 'past':
        this.steps = report.steps
        this.log = report.events.map(event => ({ key: this.lines++, event })).slice(-LOG_LENGTH)
        this.news = this.log.slice(-RECENT)
        break
      case 'nudge':
        this.nudged = true
        playSound('turn')
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
        this.unsent = []
        this.trouble = report.why
        break
      case 'said':
        this.tell({ key: this.lines++, spoken: report })
        break
      case 'remarked':
        this.tell({ key: this.lines++, remarked: report })
        break
    }
  }

  /** The table around the game; whoever sits elsewhere now begins with an empty table. */
  private enter(lobby: Lobby): void {
    if (this.lobby && this.lobby.you !== lobby.you) {
      this.former = this.lobby.you
      this.forget()
    }
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
  private expect({ seq, table, deadline, steps }: View): void {
    const until = deadline > 0 ? performance.now() + deadline * 1000 : 0
    const frame = { seq, deadline: until, isAgain: false }
    if (steps.length) {
      // Who is a round behind catches up.
      const round = steps[0]?.round
      if (!this.isPaused && this.queue.some(one => one.isStep && one.view.round !== round))
        this.skip()
      const isSameRound = this.steps.at(-1)?.round === round
      this.steps = isSameRound ? [...this.steps, ...steps] : steps
    }
    this.queue.push(...steps.map(view => ({ ...frame, view, isStep: true })))
    this.queue.push({ ...frame, view: table, isStep: false })
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
    const next = this.queue.shift()
    if (!next) return
    this.shownAt = now
    this.show(next)
    if (this.queue.length) this.showNext()
  }

  /** How long the view on the screen has to stay. */
  private pace(): number {
    // Nobody may see a reaction window later because of what came before it.
    if (document.hidden || this.queue.some(one => one.view.window > 0)) return 0
    if (this.isPaused) return Number.POSITIVE_INFINITY
    if (this.shown?.isStep) return STEP_PACE
    const waiting = this.queue.filter(one => !one.isStep).length
    return waiting > LONGEST_QUEUE || isCalm() ? 0 : PACE
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
    this.nudged = false
    if (view.window && !before?.window) this.late = null
    this.deadline = next.deadline
    if (next.isAgain) this.news = this.linesOf(view)
    else if (next.isStep || next.seq !== this.seq) this.hear(before, view)
    if (!next.isStep) this.seq = next.seq
    this.settle()
  }

  pause(): void {
    this.isPaused = !this.isPaused
    this.showNext()
  }

  /** Go to where the game is now. */
  skip(): void {
    this.isPaused = false
    for (let next = this.queue[0]; this.isShowing && next; next = this.queue[0]) {
      this.queue.shift()
      this.show(next)
    }
    this.showNext()
  }

  /** Show the last round's steps once more, and then what is there now. */
  showAgain(): void {
    const now = this.shown
    if (!now || this.isShowing) return
    const steps = this.steps.map(view => ({ ...now, view, isStep: true, isAgain: true }))
    this.queue.unshift(...steps, { ...now, isAgain: true })
    this.shownAt = 0
    this.showNext()
  }

  private linesOf(view: TableView): Line[] {
    return view.events.map(event => ({ key: this.lines++, event }))
  }

  private hear(before: TableView | null, view: TableView): void {
    const lines = this.linesOf(view)
    if (lines.length) this.news = lines
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH)
    const rounds = view.sheet.length
    if (before && rounds > before.sheet.length && !view.ending) {
      this.roundOver = { number: rounds, events: view.events }
      playSound('round')
    } else if (view.ending) {
      if (before && !before.ending) playSound('end')
      this.roundOver = null
    } else if (view.moves.length && before && !before.moves.length) {
      playSound('turn')
    } else if (view.events.length) {
      playSound('card')
    }
  }

  /** What somebody said. */
  private tell(line: Line): void {
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
    this.allowed = []
    this.chosen = []
    this.spot = null
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
    else if (move.confirm) this.doubted = move
    else this.sendMove(move.text)
  }

  /** Make several moves one after another, each when the one before is made. */
  playSeries(texts: readonly string[]): void {
    if (this.pending) return
    this.unsent = [...texts]
    this.sendNext()
  }

  private sendNext(): void {
    const next = this.unsent.shift()
    if (next) this.sendMove(next)
  }

  /** Ask the table what the choice would do, there: asking is not doing. */
  ask(place: Place | null = null): void {
    if (!this.view) return
    this.asked = this.link.send({ type: 'ask', ...gestureOf(this.view, this.chosen, place) })
  }

  sendMove(move: string): void {
    if (this.pending) return
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

  rematch(): void {
    this.nextWord = fair.newWord()
    this.link.send({ type: 'rematch', pledge: fair.pledgeOf(this.nextWord) })
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
