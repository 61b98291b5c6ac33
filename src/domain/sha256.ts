const BLOCK = 64
const encoder = new TextEncoder()

/** The first 32 bits of the fractional parts of square and cube roots of primes, as the standard (FIPS 180-4) defines its constants. */
function roots(count: number, exponent: number): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++)
    if (Array.from({ length: candidate }, (_, at) => at).every((at) => at < 2 || candidate % at !== 0))
      found.push(candidate)
  return Uint32Array.from(found, (prime) => (prime ** exponent % 1) * 2 ** 32)
}

const START = roots(8, 1 / 2)
const ROUNDS = roots(64, 1 / 3)

/**
 * SHA-256 of a UTF-8 text, in hex. WebCrypto's answers later, which is too late where hundreds of short texts are compared at once;
 * for files and secrets it is the one to use.
 */
export function sha256Of(text: string): string {
  const message = encoder.encode(text)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32))
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0)
  const state = Uint32Array.from(START)
  const words = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += BLOCK) {
    expand(words, view, offset)
    compress(state, words)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (words: Uint32Array, place: number) => words[place] ?? 0

function expand(words: Uint32Array, view: DataView, offset: number) {
  for (let place = 0; place < 16; place++) words[place] = view.getUint32(offset + place * 4)
  for (let place = 16; place < 64; place++) {
    const early = at(words, place - 15)
    const late = at(words, place - 2)
    words[place] =
      at(words, place - 16) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      at(words, place - 7) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
  }
}

function compress(state: Uint32Array, words: Uint32Array) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUNDS, round) + at(words, round)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = at(state, place) + word
}
