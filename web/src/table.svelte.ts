/** The table on this screen: what the server has told, and what the person does. */

import { socketAddress } from './api'
import { keyOf } from './attempts'
import { Choice } from './choice.svelte'
import { Chronicle } from './chronicle.svelte'
import { Coaching } from './coach/coaching.svelte'
import * as fair from './fair'
import { type Connection, Link, type Listener } from './link'
import { Orders } from './orders'
import { gestureOf, type Place } from './picking'
import { Rounds } from './rounds.svelte'
import { settings } from './settings.svelte'
import { play as playSound } from './sound'
import { type Showing, Staging } from './staging.svelte'
import type {
  Ack,
  Answer,
  Attempt,
  Command,
  GameInfo,
  Lobby,
  MoveView,
  Past,
  Refused,
  Report,
  Reseated,
  TableView,
  Unable,
} from './wire'
import { Words } from './words'

/** The seat number of all spectators. */
export const GALLERY = 30
/** Changes of one's own seat that need no words. */
const SELF_EVIDENT = ['sat', 'handed', 'taken']

/** Somebody else owns a seat or plays for it; `isMine` where that is about this person. */
export interface SeatChange extends Reseated {
  isMine: boolean
}

/** The table that was opened last: its rematch takes its line over. */
let latest: Table | null = null

export class Table implements Listener {
  lobby = $state.raw<Lobby | null>(null)
  /** The clock has called the person. */
  nudged = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** Why a reaction, pressed in a hurry, was of no use: a sentence is enough. */
  late = $state.raw<Refused | null>(null)
  trouble = $state('')
  /** Who sits elsewhere since a moment ago, and why: it is told until it is put away. */
  reseated = $state.raw<SeatChange | null>(null)
  /** The move that is on its way, until the view that follows from it is shown. */
  pending = $state('')
  quiz = $state.raw<MoveView | null>(null)
  /** The move that the person is asked about before it is made. */
  doubted = $state.raw<MoveView | null>(null)
  /** The clock has made the person's last move. */
  wasHurried = $state(false)
  isConnected = $state(false)
  wasConnected = $state(false)
  /** How much was done since the line broke: it is sent when there is one again. */
  kept = $state(0)
  isGone = $state(false)
  /** Why it is gone: a message of the client's texts. */
  goneWhy = $state('trouble-no-table')

  readonly staging = new Staging(
    showing => this.see(showing),
    showing => this.tell(showing),
  )
  readonly chronicle = new Chronicle()
  readonly rounds = new Rounds()
  readonly choice = new Choice(this)
  readonly coach = new Coaching(command => this.give(command))
  readonly words: Words
  readonly orders: Orders

  private link: Connection
  private hasLine = true
  /** The view that the last move is part of; before it is known, none is far enough. */
  private awaited = Number.POSITIVE_INFINITY
  /** The question on its way: an answer to an older one is of no use. */
  private asked = ''
  /** The moves of a series that are still to be sent. */
  private unsent: Attempt[] = []
  /** The key of the move that was sent last. */
  private sent = ''
  /** The seat that the person had until a moment ago. */
  private former = -1

  constructor(
    readonly code: string,
    private gameOf: (id: string) => GameInfo | undefined,
    /** What is at the other end of the line, where that is no table of the server's. */
    connect: ((listener: Listener) => Connection) | null = null,
  ) {
    const send = (command: Command): string => this.give(command)
    this.words = new Words(code, send)
    this.orders = new Orders(send, this.words)
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

  /** The table as it is on the screen. */
  get view(): TableView | null {
    return this.staging.view
  }

  get watches(): boolean {
    return this.lobby !== null && this.lobby.you === GALLERY
  }

  close(): void {
    this.staging.close()
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
    this.kept = 0
    if (settings.reflex !== 'ask') this.give({ type: 'prefer', reflex: settings.reflex })
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
        this.staging.expect(report)
        break
      case 'past':
        this.recall(report)
        break
      case 'nudge':
        this.nudged = true
        playSound('turn')
        break
      case 'hurried':
        this.staging.hurry(report.seat)
        break
      case 'ack':
        this.acknowledged(report)
        break
      case 'refused':
        this.hearRefusal(report)
        break
      case 'trouble':
        this.hearTrouble(report)
        break
      case 'said':
      case 'remarked':
        this.chronicle.hearTalk(report, this.lobby?.started ? this.round : null)
        break
      case 'talked':
        this.chronicle.recallTalk(report)
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
    if (lobby.paused >= 0) this.staging.deadline = 0
    else if (this.lobby && this.lobby.paused >= 0 && lobby.left > 0)
      this.staging.deadline = performance.now() + lobby.left * 1000
    // The table goes on: whoever has not put the reckoning away plays all the same.
    if (this.lobby?.waits && !lobby.waits) this.rounds.over = null
    this.lobby = lobby
    this.words.shuffleAlong(lobby)
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
    else this.chronicle.tell({ reseated: change }, this.round)
  }

  private get round(): number {
    return this.view?.round ?? 0
  }

  /** What was shown was shown to somebody in another seat. */
  private forget(): void {
    this.staging.forget()
    this.chronicle.forget()
    this.choice.clear()
    this.unsent = []
    this.refused = null
    this.rounds.forget()
    this.pending = ''
  }

  private acknowledged(ack: Ack): void {
    if (ack.id !== this.pending) return
    if (this.unsent.length) {
      this.pending = ''
      this.sendNext(ack.seq)
    } else {
      this.awaited = ack.seq
      this.settle()
    }
  }

  /** Nothing is offered again before the view is shown that follows from the last move. */
  private settle(): void {
    if (this.staging.seq >= this.awaited) this.pending = ''
  }

  private hearAnswer(answer: Answer): void {
    if (answer.id !== this.asked) return
    this.asked = ''
    this.choice.allowed = answer.moves
    const { id, rule, why } = answer
    if (why) {
      playSound('no')
      this.refused = { type: 'refused', id, rule, why }
    }
  }

  private hearRefusal(refused: Refused): void {
    if (refused.id === this.pending) this.pending = ''
    if (this.view?.ending) return // who reacted just before the end sees that it came
    playSound('no')
    if (this.view?.reactions.some(one => keyOf(one.attempt) === this.sent)) {
      this.late = refused
      return
    }
    this.unsent = []
    this.refused = refused
    this.choice.chosen = []
  }

  private hearTrouble({ id, why }: Unable): void {
    if (id && id === this.pending) this.pending = ''
    if (id && id === this.asked) this.asked = ''
    this.coach.failed(id)
    this.unsent = []
    this.trouble = why
  }

  /** A view has come on the screen. */
  private see(showing: Showing): void {
    const { before, view, isStep, isAgain, isNext } = showing
    this.choice.goOn(before, view)
    this.quiz = null
    this.doubted = null
    this.nudged = false
    if (view.window && !before?.window) this.late = null
    if (!isAgain && (isStep || isNext)) this.hear(showing)
    if (isNext) this.coach.goOn(view)
    this.settle()
  }

  /** All of what is shown has been seen: now it is said too. */
  private tell({ view, hurried, isStep, isAgain, isNext }: Showing): void {
    if (isAgain) this.chronicle.tellAgain(view)
    else if (isStep || isNext) this.chronicle.hear(view, hurried)
  }

  private hear(showing: Showing): void {
    const { before, view, hurried } = showing
    if (hurried >= 0 && hurried === view.seat) this.wasHurried = true
    if (this.rounds.hear(showing)) playSound('round')
    else if (view.ending) {
      if (before && !before.ending) playSound('end')
    } else if (view.moves.length && before && !before.moves.length) playSound('turn')
    else if (view.events.length) playSound('card')
  }

  /** Who comes in is told what happened, and while the table waits shown what the round brought. */
  private recall(past: Past): void {
    this.staging.steps = past.steps
    this.chronicle.recall(past)
    if (this.lobby?.waits && !this.lobby.seats[this.lobby.you]?.ready) this.rounds.recall(past)
  }

  /** The reckoning is put away: as far as this person is concerned, the next round can begin. */
  ready(): void {
    this.rounds.over = null
    if (this.lobby?.waits && !this.watches) this.give({ type: 'ready' })
  }

  /** What is tapped is meant for what is shown, and only the newest view can be acted on. */
  private get mayAct(): boolean {
    return !this.pending && this.staging.isThere && !this.lobby?.waits
  }

  play(move: MoveView): void {
    if (move.quiz) this.quiz = move
    else if (move.confirm || (settings.sure && !this.view?.window)) this.doubted = move
    else this.sendMove(move)
  }

  /** Make several moves one after another, each when the one before is made. */
  playSeries(moves: readonly Attempt[]): void {
    if (!this.mayAct) return
    this.unsent = [...(this.link.arranged?.(moves) ?? moves)]
    if (this.unsent.length) this.sendNext(this.staging.seq)
    else this.choice.chosen = []
  }

  private sendNext(seq: number): void {
    const next = this.unsent.shift()
    if (next) this.send(next, seq)
  }

  /** Ask the table what the choice would do, there: asking is not doing. */
  ask(place: Place | null = null): void {
    if (!this.view || this.staging.isShowing) return
    this.asked = this.give({ type: 'ask', ...gestureOf(this.view, this.choice.chosen, place) })
  }

  sendMove({ attempt }: MoveView): void {
    if (!this.mayAct) return
    this.send(attempt, this.staging.seq)
  }

  /** `seq` tells what the move is meant for: it may arrive when that is long gone. */
  private send(move: Attempt, seq: number): void {
    this.coach.forget()
    this.wasHurried = false
    this.quiz = null
    this.doubted = null
    this.trouble = ''
    this.late = null
    this.sent = keyOf(move)
    this.awaited = Number.POSITIVE_INFINITY
    this.pending = this.give({ type: 'play', id: '', move, seq })
  }

  /** Send a command, now or later; the id under which it is answered. */
  private give(command: Command): string {
    if (!this.isConnected) this.kept += 1
    return this.link.send(command)
  }
}
