import type { TimedPhone } from '#engines/audio/phones.ts'
import type { SpokenWord } from '#engines/ports.ts'

const MIN_MS = 30

interface TrackWord {
  text: string
  /** Seconds; absent for a word without sound. */
  start?: number
  end?: number
}

/** Sound, and times of words and phones, that grow as a speech is put together. */
export class SpeechTrack {
  readonly #sampleRate: number
  readonly #parts: Float32Array[] = []
  readonly #words: TrackWord[] = []
  readonly #phones: TimedPhone[] = []
  #length = 0

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate
  }

  /** Announces the next word of the text; returns its index. */
  addWord(text: string): number {
    return this.#words.push({ text }) - 1
  }

  addSilence(ms: number): void {
    this.addSound(new Float32Array(Math.round((ms / 1000) * this.#sampleRate)))
  }

  addSound(samples: Float32Array): void {
    this.#parts.push(samples)
    this.#length += samples.length
  }

  /** Adds a word that sounds from `start` to `end` seconds after the audio added so far. */
  timeWord(index: number, start: number, end: number): void {
    const word = this.#words[index]
    if (!word) return
    const now = this.#length / this.#sampleRate
    word.start ??= now + start
    word.end = now + end
  }

  /** Adds a phone the same way. */
  timePhone(phone: string, start: number, end: number): void {
    const now = this.#length / this.#sampleRate
    this.#phones.push({ phone, start: Math.round((now + start) * 1000), end: Math.round((now + end) * 1000) })
  }

  /** In whole ms, in the order in which they were added. */
  phones(): readonly TimedPhone[] {
    return this.#phones
  }

  samples(): Float32Array {
    const joined = new Float32Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      joined.set(part, at)
      at += part.length
    }
    return joined
  }

  /** Every word with whole ms; words without sound share the silence around them, or a little of the word before. */
  words(): SpokenWord[] {
    const total = Math.floor((this.#length / this.#sampleRate) * 1000)
    const times = this.#words.map(({ text, start, end }) => ({
      word: text,
      start: start === undefined ? -1 : Math.round(start * 1000),
      end: end === undefined ? -1 : Math.round(end * 1000),
    }))
    for (let from = 0; from < times.length; from++) {
      if (times[from]?.start !== -1) continue
      let to = from
      while (times[to]?.start === -1) to++
      fillGap(times, from, to, total)
      from = to
    }
    return times
  }
}

/** Gives words `from` to `to` (without) times between their neighbours. */
function fillGap(times: SpokenWord[], from: number, to: number, total: number): void {
  const before = times[from - 1]
  const after = times[to]
  const count = to - from
  const limit = after?.start ?? total
  let begin = before?.end ?? 0
  const missing = MIN_MS * count - (limit - begin)
  if (missing > 0 && before) {
    begin -= Math.min(missing, Math.floor((before.end - before.start) / 2))
    before.end = begin
  }
  const share = Math.max(1, Math.floor((limit - begin) / count))
  for (let i = 0; i < count; i++) {
    const word = times[from + i]
    if (!word) continue
    word.start = begin + i * share
    word.end = word.start + share
  }
}
