/** A phone of a speech and its time, ms from the start. '?' is the last word of a question, '!' an emphasized word. */
export interface TimedPhone {
  phone: string
  start: number
  end: number
}

const CHUNK = 'phon'
const HEADER = 8
/** A speech of two hours has half a million bytes of phones. */
const MAX_BYTES = 1_000_000
const LINE = /^([a-z]{1,3}|[?!]) (\d{1,8}) (\d{1,8})$/u

/**
 * The WAV file with the phones of its speech in a chunk of its own, which other readers skip: so they stay with the sound wherever it is
 * stored.
 */
export function withPhones(wav: Uint8Array, phones: readonly TimedPhone[]): Uint8Array<ArrayBuffer> {
  const lines = phones.map(({ phone, start, end }) => `${phone} ${Math.round(start)} ${Math.round(end)}`)
  const text = new TextEncoder().encode(lines.join('\n'))
  // Chunks begin at even places.
  const from = wav.length + (wav.length % 2)
  const bytes = new Uint8Array(from + HEADER + text.length + (text.length % 2))
  bytes.set(wav)
  bytes.set(new TextEncoder().encode(CHUNK), from)
  bytes.set(text, from + HEADER)
  const view = new DataView(bytes.buffer)
  view.setUint32(from + 4, text.length, true)
  view.setUint32(4, bytes.length - 8, true)
  return bytes
}

/** The phones in a WAV file, in order; null where it has none. A damaged list counts as none. */
export function phonesIn(wav: Uint8Array): TimedPhone[] | null {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  for (let at = 12; at + HEADER <= wav.length;) {
    const size = view.getUint32(at + 4, true)
    const body = at + HEADER
    if (idAt(wav, at) === CHUNK && size > 0 && size <= MAX_BYTES && body + size <= wav.length)
      return readLines(new TextDecoder().decode(wav.subarray(body, body + size)))
    at = body + size + (size % 2)
  }
  return null
}

const idAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

function readLines(text: string): TimedPhone[] | null {
  const phones: TimedPhone[] = []
  for (const line of text.split('\n')) {
    const [, phone, from, to] = LINE.exec(line) ?? []
    const [start, end] = [Number(from), Number(to)]
    if (phone === undefined || end < start) return null
    phones.push({ phone, start, end })
  }
  return phones.toSorted((a, b) => a.start - b.start)
}
