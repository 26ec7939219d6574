/** SHA-256, by FIPS 180-4: a page on plain http in the house has no `crypto.subtle`. */

/** The first 32 bits of the broken part of a root of the first primes. */
function roots(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count)
  for (let prime = 2, at = 0; at < count; prime++) {
    let isPrime = true
    for (let n = 2; n * n <= prime; n++) if (prime % n === 0) isPrime = false
    if (!isPrime) continue
    const value = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime)
    found[at++] = Math.floor((value - Math.floor(value)) * 2 ** 32)
  }
  return found
}

const START = roots(8, 2)
const ROUND = roots(64, 3)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const view = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte)
  })
  view.setUint8(bytes.length, 0x80)
  view.setUint32(blocks * 64 - 4, bytes.length * 8)
  return view
}

/** The words of a block, and those that follow from them. */
function schedule(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64)
  const word = (at: number): number => words[at] ?? 0
  for (let at = 0; at < 16; at++) words[at] = view.getUint32(from + 4 * at)
  for (let at = 16; at < 64; at++) {
    const [early, late] = [word(at - 15), word(at - 2)]
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = word(at - 16) + low + word(at - 7) + high
  }
  return words
}

/** The digest of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes)
  const sum = Uint32Array.from(START)
  for (let from = 0; from < view.byteLength; from += 64) {
    const words = schedule(view, from)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum
    for (let at = 0; at < 64; at++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const one = (h + high + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, at) => {
      sum[at] = (sum[at] ?? 0) + word
    })
  }
  return [...sum].map(word => word.toString(16).padStart(8, '0')).join('')
}
