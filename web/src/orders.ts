/** What a person asks of the table besides moves, each in a command. */

import { REFLEXES, settings } from './settings.svelte'
import type { Arrange, Command } from './wire'
import type { Words } from './words'

export class Orders {
  constructor(
    private send: (command: Command) => string,
    private words: Words,
  ) {}

  addBot(seat: number, level: string): void {
    this.send({ type: 'addBot', seat, level })
  }

  /** Take away whoever is shown there, and nobody else. */
  clearSeat(seat: number, name: string): void {
    this.send({ type: 'clearSeat', seat, name })
  }

  start(): void {
    this.send({ type: 'start' })
  }

  speak(text: string): void {
    this.send({ type: 'say', text })
  }

  remark(phrase: string): void {
    this.send({ type: 'remark', phrase })
  }

  /** What to do with reaction windows from now on. */
  prefer(reflex: string): void {
    const known = REFLEXES.find(one => one === reflex)
    if (!known) return
    settings.setReflex(known)
    this.send({ type: 'prefer', reflex: known })
  }

  /** The same people again; `wait` to change something before the cards are dealt. */
  rematch(wait = false, same = false): void {
    this.send({ type: 'rematch', pledge: this.words.pledgeAgain(same), wait, same })
  }

  arrange(order: Omit<Arrange, 'type' | 'id'>): void {
    this.send({ type: 'arrange', ...order })
  }

  /** Ask to take one's last move back, or answer somebody in that seat who asks. */
  undo(agree: boolean, seat: number): void {
    this.send({ type: 'undo', agree, seat })
  }

  /** Let everybody wait, or go on. */
  pauseAll(on: boolean): void {
    this.send({ type: 'pause', on })
  }

  stand(): void {
    this.send({ type: 'stand' })
  }

  rename(name: string): void {
    this.send({ type: 'rename', name })
  }

  giveFacts(facts: Record<string, number>): void {
    this.send({ type: 'facts', facts })
  }

  leave(): void {
    this.send({ type: 'leave' })
  }

  giveUp(agree: boolean): void {
    this.send({ type: 'giveUp', agree })
  }

  handOver(seat: number, level: string): void {
    this.send({ type: 'handOver', seat, level })
  }

  takeBack(): void {
    this.send({ type: 'takeBack' })
  }
}
