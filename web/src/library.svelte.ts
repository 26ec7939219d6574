/** The games there are, and their words in the language of the moment. */

import * as api from './api'
import { LANGUAGES, type Language, Voice, voiceOf } from './say'
import { settings } from './settings.svelte'
import type { GameInfo } from './wire'

const PLAIN: Record<Language, Voice> = { nl: new Voice('nl'), en: new Voice('en') }

class Library {
  games = $state.raw<GameInfo[]>([])
  isMissing = $state(false)
  private voices = $state.raw<Record<string, Voice>>({})
  private asked = new Set<string>()

  async load(): Promise<void> {
    this.isMissing = false
    try {
      this.games = await api.games()
      await Promise.all(this.games.map(game => this.loadText(game, settings.language)))
      for (const language of LANGUAGES) for (const game of this.games) this.loadText(game, language)
    } catch {
      this.isMissing = true
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find(game => game.id === id)
  }

  /** The client's own words. */
  get own(): Voice {
    return PLAIN[settings.language]
  }

  /** The words of a game; until they are here, those of the client alone. */
  voice(id: string): Voice {
    return this.voices[`${id}/${settings.language}`] ?? this.own
  }

  hasVoice(id: string): boolean {
    return `${id}/${settings.language}` in this.voices
  }

  private async loadText(game: GameInfo, language: Language): Promise<void> {
    const key = `${game.id}/${language}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const text = await api.gameText(game.id, language)
      this.voices = { ...this.voices, [key]: voiceOf(game, language, text) }
    } catch (error) {
      this.asked.delete(key)
      throw error
    }
  }
}

export const library = new Library()
