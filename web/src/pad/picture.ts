/** The results of an evening as a picture to share: drawn as SVG, handed over as PNG. */

import type { PadView } from '../wire'
import { gamesPlayed, isUncounted, NOTHING } from './evening'

export interface Words {
  title: string
  date: string
  game: (number: number) => string
  wins: string
}

const WIDTH = 1080
const EDGE = 64
const ROW = 84
const HEAD = 250
const FOOT = 90
const FONT = "Nunito Variable, Nunito, 'Segoe UI', Roboto, sans-serif"

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function text(x: number, y: number, words: string, more: string): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`
}

/** What fits into so much room, in letters of this size. */
function shortened(words: string, room: number, size: number): string {
  const most = Math.max(1, Math.floor(room / (size * 0.56)))
  return [...words].length > most ? `${[...words].slice(0, most - 1).join('')}…` : words
}

/** One column a game, the last ones where there are many, and what everybody won. */
export function drawn(pad: PadView, words: Words): string {
  const games = gamesPlayed(pad)
  const shown = games.slice(-5)
  const isLong = games.length > 1
  const first = games.length - shown.length
  const height = HEAD + pad.names.length * ROW + FOOT
  const wins = isLong ? 190 : 0
  const names = shown.length > 3 ? 300 : 400
  const step = (WIDTH - 2 * EDGE - names - wins) / shown.length
  const right = (at: number): number => EDGE + names + step * (at + 1)
  const most = Math.max(...pad.wins)
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="#fdf6e9"/>`,
    `<rect width="${WIDTH}" height="150" fill="#1f5f9e"/>`,
    text(EDGE, 82, shortened(words.title, 960, 52), 'font-size="52" font-weight="800" fill="#fff"'),
    text(EDGE, 126, words.date, 'font-size="30" fill="#dce9f6"'),
  ]
  shown.forEach((_, at) => {
    const label = isLong ? words.game(first + at + 1) : ''
    const size = shown.length > 3 ? 24 : 30
    const style = `font-size="${size}" font-weight="700" fill="#6b5a43" text-anchor="end"`
    parts.push(text(right(at), 222, shortened(label, step - 10, size), style))
  })
  if (isLong) {
    const style = 'font-size="30" font-weight="800" fill="#6b5a43" text-anchor="end"'
    parts.push(text(WIDTH - EDGE, 222, words.wins, style))
  }
  pad.names.forEach((name, seat) => {
    const top = HEAD + seat * ROW
    const isBest = isLong ? most > 0 && pad.wins[seat] === most : !!shown[0]?.winners.includes(seat)
    if (seat % 2 === 0)
      parts.push(
        `<rect x="32" y="${top}" width="${WIDTH - 64}" height="${ROW}" rx="14" fill="#f5e8cf"/>`,
      )
    const line = top + 56
    const weight = isBest ? 800 : 600
    const crown = isBest ? '★ ' : ''
    const own = shortened(crown + name, names - 20, 40)
    parts.push(text(EDGE, line, own, `font-size="40" font-weight="${weight}" fill="#2b2118"`))
    shown.forEach((game, at) => {
      const won = game.winners.includes(seat)
      const style = `font-size="40" text-anchor="end" font-weight="${won ? 800 : 500}" fill="${won ? '#1f5f9e' : '#2b2118'}"`
      const total = game.totals[seat]
      const figure = isUncounted(game, seat) ? NOTHING : String(total ?? '')
      parts.push(text(right(at), line, figure, style))
    })
    if (isLong) {
      const style = 'font-size="44" font-weight="800" text-anchor="end" fill="#1f5f9e"'
      parts.push(text(WIDTH - EDGE, line, String(pad.wins[seat] ?? 0), style))
    }
  })
  const base = 'font-size="26" fill="#6b5a43"'
  parts.push(text(EDGE, height - 34, 'Speeltafel', base))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}">${parts.join('')}</svg>`
}

/** The same in dots, as every messenger takes it. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((done, failed) => {
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png')
  })
}

/** Let somebody save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Share a picture where the device can, else save it. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  save(picture, name)
}
