import { resampleBy } from '#engines/audio/pcm.ts'
import { decodeWav } from '#engines/audio/wav.ts'
import { alignPhones } from './align-phones.ts'
import type { FliteProgram } from './flite-wasi.ts'
import { shiftPitch } from './shift-pitch.ts'
import type { VoiceRecipe } from './voices.ts'

const PAUSE = 'pau'

const REMEMBERED = 20_000

interface Pronouncer {
  /** The phones of each spoken form when it is said alone, in order; [] for a form the program cannot say. */
  pronounce(forms: readonly string[]): string[][]
}

export interface Delivery {
  voice: VoiceRecipe
  /** 0.5…2. */
  rate: number
  /** Beside the voice's own, -12…12. */
  semitones: number
}

export interface PhraseWord {
  /** What the program is given, '' for a word without sound. */
  spoken: string
  /** Punctuation after the word that the voice's melody follows, '' for none. */
  mark: string
  isEmphasized: boolean
}

/** A stretch of sound without a pause in it. */
export interface Breath {
  samples: Float32Array
  /** Times in seconds from the start of `samples`; `word` is an index into the phrase. */
  words: { word: number; start: number; end: number }[]
  phones: { phone: string; start: number; end: number }[]
}

const KAL_MEAN_HZ = 95
const KAL_SPREAD_HZ = 11
/** Sound left around the phones of a breath, so that onsets and endings are not cut. */
const HEAD_S = 0.008
const TAIL_S = 0.025
/** An emphasized word is louder by 3 dB; it gets there and back within RAMP_S. */
const EMPHASIS = 10 ** (3 / 20)
const RAMP_S = 0.02

/** Speaks one phrase (a sentence or a part of one). Returns its breaths and the sample rate in Hz. */
export function speakPhrase(
  flite: FliteProgram,
  pronouncer: Pronouncer,
  words: readonly PhraseWord[],
  { voice, rate, semitones }: Delivery,
): { breaths: Breath[]; sampleRate: number } {
  const pitch = 2 ** ((semitones + voice.semitones) / 12)
  const features = [`duration_stretch=${(voice.stretch * voice.timbre) / rate}`]
  if (voice.pitchBy === 'f0_shift') features.push(`f0_shift=${pitch / voice.timbre}`)
  if (voice.pitchBy === 'int_f0_target_mean')
    features.push(`int_f0_target_mean=${KAL_MEAN_HZ * pitch}`, `int_f0_target_stddev=${KAL_SPREAD_HZ * pitch}`)
  const { stdout, out } = flite.run([
    ...['-voice', voice.model, '-psdur'],
    ...features.flatMap((feature) => ['--setf', feature]),
    ...['-t', programText(words), 'out'],
  ])
  const { sampleRate, channels } = decodeWav(out ?? new Uint8Array(0))
  let samples = resampleBy(channels[0] ?? new Float32Array(0), voice.timbre)
  if (voice.pitchBy === 'psola') samples = shiftPitch(samples, sampleRate, pitch / voice.timbre)
  const phones = readPhones(stdout, voice.timbre)
  const owners = alignPhones(
    pronouncer.pronounce(words.map(({ spoken }) => spoken)),
    phones.map(({ phone, breathStart }) => ({ phone, afterPause: breathStart })),
  )
  const breaths = cutBreaths(samples, sampleRate, phones, owners)
  for (const breath of breaths)
    for (const { word, start, end } of breath.words)
      if (words[word]?.isEmphasized)
        emphasize(breath.samples, Math.round(start * sampleRate), Math.round(end * sampleRate), RAMP_S * sampleRate)
  return { breaths, sampleRate }
}

/** What the program reads: the spoken words with their marks; a word without sound becomes a comma. */
export function programText(words: readonly PhraseWord[]): string {
  const pieces: string[] = []
  for (const { spoken, mark } of words) {
    if (spoken !== '') pieces.push(spoken + mark)
    else if (pieces.length > 0) pieces.push(`${pieces.pop()?.replace(/[,.?!]$/u, '') ?? ''}${mark || ','}`)
  }
  return `${pieces.join(' ')} `
}

interface TimedPhone {
  phone: string
  /** Seconds. */
  start: number
  end: number
  breathStart: boolean
}

/** The program prints 'phone:end' per phone, times in seconds. */
function readPhones(stdout: string, speedUp: number): TimedPhone[] {
  const phones: TimedPhone[] = []
  let start = 0
  let breathStart = true
  for (const item of stdout.trim().split(/\s+/u)) {
    const [phone = '', time = ''] = item.split(':')
    const end = Number(time) / speedUp
    if (phone === PAUSE) breathStart = true
    else if (phone !== '') {
      phones.push({ phone, start, end, breathStart })
      breathStart = false
    }
    start = end
  }
  return phones
}

function cutBreaths(
  samples: Float32Array,
  sampleRate: number,
  phones: readonly TimedPhone[],
  owners: readonly number[],
): Breath[] {
  const breaths: Breath[] = []
  phones.forEach(({ phone, breathStart, start, end }, index) => {
    if (breathStart) breaths.push({ samples: new Float32Array(0), words: [], phones: [] })
    const { words, phones: said } = breaths.at(-1) ?? {}
    said?.push({ phone, start, end })
    const last = words?.at(-1)
    const word = owners[index] ?? 0
    if (last?.word === word) last.end = end
    else words?.push({ word, start, end })
  })
  return breaths.map(({ words, phones: said }) => {
    const from = Math.max(0, (words[0]?.start ?? 0) - HEAD_S)
    const to = (words.at(-1)?.end ?? 0) + TAIL_S
    const cut = samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate))
    fade(cut, Math.round(HEAD_S * sampleRate), Math.round(TAIL_S * sampleRate))
    return {
      samples: cut,
      words: words.map((word) => ({ ...word, start: word.start - from, end: word.end - from })),
      phones: said.map((phone) => ({ ...phone, start: phone.start - from, end: phone.end - from })),
    }
  })
}

function emphasize(samples: Float32Array, from: number, to: number, ramp: number): void {
  for (let i = from; i < Math.min(to, samples.length); i++) {
    const share = Math.min(1, (i - from) / ramp, (to - i) / ramp)
    samples[i] = (samples[i] ?? 0) * (1 + (EMPHASIS - 1) * share)
  }
}

function fade(samples: Float32Array, head: number, tail: number): void {
  for (let i = 0; i < Math.min(head, samples.length); i++) samples[i] = ((samples[i] ?? 0) * i) / head
  for (let i = 1; i <= Math.min(tail, samples.length); i++) {
    const at = samples.length - i
    samples[at] = ((samples[at] ?? 0) * (i - 1)) / tail
  }
}

/** Looks words up in the program's own lexicon, all unknown ones in a single run (about 15 ms), and remembers them. */
export function createPronouncer(flite: FliteProgram): Pronouncer {
  const known = new Map<string, string[]>([['', []]])
  return {
    pronounce(forms) {
      const unknown = [...new Set(forms)].filter((form) => !known.has(form))
      if (known.size + unknown.length > REMEMBERED) trimCache(known, forms)
      if (unknown.length > 0) {
        // Empty lines make each form an utterance of its own, printed on its own line; the last needs a line end to count.
        const { stdout } = flite.run(['-voice', 'kal', '-ps', '-f', 'in', 'none'], `${unknown.join('\n\n')}\n`)
        const lines = stdout.split('\n')
        unknown.forEach((form, index) => known.set(form, phonesOf(lines[index] ?? '')))
      }
      return forms.map((form) => known.get(form) ?? [])
    },
  }
}

function trimCache(known: Map<string, string[]>, keep: readonly string[]): void {
  const kept = new Set(keep)
  for (const form of known.keys()) if (form !== '' && !kept.has(form)) known.delete(form)
}

function phonesOf(line: string): string[] {
  return line.split(' ').filter((phone) => phone !== '' && phone !== PAUSE)
}
