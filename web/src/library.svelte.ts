/** The games there are, and their words in the language of the moment. */

import * as api from './api'
import { LANGUAGES, type Language, Voice, voiceOf } from './say'
import { settings } from './settings.svelte'
import type { GameInfo } from './wire'

const LATER = 1500

const plain: Partial<Record<Language, Voice>> = {}

function otherThan(language: Language): Language {
  return LANGUAGES.find(one => one !== language) ?? language
}

class Library {
  games = $state.raw<GameInfo[]>([])
  isMissing = $state(false)
  private voices = $state.raw<Record<string, Voice>>({})

  /** `first` is the game that the page is about: its words are asked for before all others. */
  async load(first = ''): Promise<void> {
    this.isMissing = false
    if (first) api.gameText(first, settings.language).catch(() => undefined)
    try {
      this.games = await api.games()
      const game = this.game(first)
      if (game) await this.loadText(game, settings.language)
      await this.loadTexts(settings.language)
      // The other language waits until the page has come to rest.
      setTimeout(() => this.loadTexts(otherThan(settings.language)).catch(() => undefined), LATER)
    } catch {
      this.isMissing = true
    }
  }

  /** Speak the other language, as soon as all of it is here. */
  async switchLanguage(): Promise<void> {
    const other = otherThan(settings.language)
    await this.loadTexts(other).catch(() => undefined)
    settings.setLanguage(other)
  }

  game(id: string): GameInfo | undefined {
    return this.games.find(game => game.id === id)
  }

  /** The client's own words. */
  get own(): Voice {
    const { language } = settings
    plain[language] ??= new Voice(language)
    return plain[language]
  }

  /** The words of a game; until they are here, those of the client alone. */
  voice(id: string): Voice {
    return this.voices[`${id}/${settings.language}`] ?? this.own
  }

  /** Whether everything is here that is said of these games. */
  speaksOf(games: GameInfo[]): boolean {
    return games.every(({ id }) => `${id}/${settings.language}` in this.voices)
  }

  private async loadTexts(language: Language): Promise<void> {
    await Promise.all(this.games.map(game => this.loadText(game, language)))
  }

  private async loadText(game: GameInfo, language: Language): Promise<void> {
    const key = `${game.id}/${language}`
    if (key in this.voices) return
    const text = await api.gameText(game.id, language)
    if (!(key in this.voices)) {
      this.voices = { ...this.voices, [key]: voiceOf(game, language, text) }
    }
  }
}

export const library = new Library()
