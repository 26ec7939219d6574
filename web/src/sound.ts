/** A few short sounds, made on the spot; silent until the person wants them. */

import { settings } from './settings.svelte'

type Note = [pitch: number, at: number, length: number]

const SOUNDS: Record<string, Note[]> = {
  card: [[210, 0, 0.05]],
  turn: [
    [523, 0, 0.09],
    [659, 0.09, 0.12],
  ],
  call: [
    [659, 0, 0.12],
    [880, 0.14, 0.12],
    [659, 0.28, 0.2],
  ],
  round: [
    [392, 0, 0.12],
    [523, 0.12, 0.12],
    [659, 0.24, 0.2],
  ],
  end: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.35],
  ],
  tick: [[880, 0, 0.04]],
  no: [
    [196, 0, 0.12],
    [165, 0.12, 0.18],
  ],
}

let context: AudioContext | null = null

export function play(name: keyof typeof SOUNDS): void {
  // A call is for whoever is elsewhere, and everything else for whoever looks.
  if (name === 'call' ? !document.hidden : !settings.sound || document.hidden) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, at, length] of SOUNDS[name] ?? []) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(0.12, now + at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + length)
  }
}
