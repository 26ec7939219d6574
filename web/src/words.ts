/** This browser's words for the shuffle of a table and of its rematch. */

import * as fair from './fair'
import type { Command, Lobby } from './wire'

export class Words {
  private isOpened = false
  /** The word for the rematch, until that has a table. */
  private next = ''

  constructor(
    private code: string,
    private send: (command: Command) => string,
  ) {}

  /** Before the start this browser promises a word of its own, and at the start opens it. */
  shuffleAlong(lobby: Lobby): void {
    if (lobby.next && this.next) fair.takeWord(lobby.next, this.next)
    const mine = lobby.seats[lobby.you]
    if (!mine || lobby.started) return
    const word = fair.wordFor(lobby.code)
    // A start that a restart of the server broke off comes again.
    if (!lobby.opening) this.isOpened = false
    if (lobby.opening) {
      if (mine.pledge && word && !this.isOpened) this.send({ type: 'open', word })
      this.isOpened = true
    } else if (!word || mine.pledge !== fair.pledgeOf(word)) this.give()
  }

  /** Shuffle along with a new word: a random one, with what the person adds. */
  give(own = ''): void {
    const pledge = fair.takeWord(this.code, fair.newWord(own))
    this.send({ type: 'pledge', pledge })
  }

  /** What is promised for the rematch: the same cards follow from the same word. */
  pledgeAgain(same: boolean): string {
    this.next = same ? fair.wordFor(this.code) : fair.newWord()
    return fair.pledgeOf(this.next)
  }
}
