/** Your turn is noticed from elsewhere: by the title, the icon, a sound, a shake, a notification. */

import { settings } from './settings.svelte'
import { play } from './sound'

/** Who waited so long, in milliseconds, may have looked away. */
const LONG = 8000
const SHAKE = [120, 80, 120]

export class Call {
  private isTurn = false
  private since = performance.now()
  private shown: Notification | null = null
  private readonly title = document.title
  private readonly icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  private readonly iconPath = this.icon?.getAttribute('href') ?? ''

  /** The page says what it is; when the person's turn comes, it calls. */
  show(title: string, isTurn: boolean, sentence: string): void {
    document.title = isTurn ? `● ${sentence} – ${title}` : title
    this.icon?.setAttribute('href', isTurn ? this.iconPath.replace('.', '-turn.') : this.iconPath)
    this.badge(isTurn)
    if (isTurn && !this.isTurn) this.call(title, sentence)
    if (isTurn !== this.isTurn) this.since = performance.now()
    this.isTurn = isTurn
    if (!isTurn) this.hush()
  }

  end(): void {
    document.title = this.title
    this.icon?.setAttribute('href', this.iconPath)
    this.badge(false)
    this.hush()
  }

  private call(title: string, sentence: string): void {
    const waited = performance.now() - this.since > LONG
    if (document.hidden && settings.callSound) play('call')
    if ((document.hidden || waited) && settings.callShake) navigator.vibrate?.(SHAKE)
    if (document.hidden && settings.callNote) this.notify(title, sentence)
  }

  private notify(title: string, sentence: string): void {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    try {
      this.shown = new Notification(sentence, { body: title, icon: '/icon-192.png', tag: 'turn' })
      this.shown.onclick = () => {
        window.focus()
        this.hush()
      }
    } catch {
      // Some phones only let a background worker notify.
    }
  }

  private hush(): void {
    this.shown?.close()
    this.shown = null
  }

  private badge(on: boolean): void {
    const device: { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> } =
      navigator
    const done = on ? device.setAppBadge?.() : device.clearAppBadge?.()
    done?.catch(() => undefined)
  }
}

/** Whether this browser can notify at all. */
export const canNotify = (): boolean => 'Notification' in window
export const canShake = (): boolean => 'vibrate' in navigator

/** Ask for leave to notify; only ever by the person's own tap. */
export async function wantNotes(on: boolean): Promise<void> {
  const may = on && (await Notification.requestPermission()) === 'granted'
  settings.setCall('Note', may)
}
