import { Random } from '../illustrator/core/random.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'

const SAMPLE_RATE = 48_000

interface Air {
  /** Share of the last value that stays: near 1 is dull, small is bright. */
  dull: number
  volume: number
  /** Swells a second, and how deep they are (0 to 1). */
  swell: number
  depth: number
}

const AIRS: readonly [RegExp, Air][] = [
  [/\b(?:rain|storm|shower)\w*\b/iu, { dull: 0.55, volume: 0.12, swell: 0.3, depth: 0.25 }],
  [/\b(?:sea|waves?|beach|ocean|coast|shore)\b/iu, { dull: 0.9, volume: 0.32, swell: 0.16, depth: 0.8 }],
  [/\b(?:city|street|traffic|crowd|town)\b/iu, { dull: 0.98, volume: 0.7, swell: 0.4, depth: 0.3 }],
  [/\b(?:fire|flames?|campfire)\b/iu, { dull: 0.8, volume: 0.18, swell: 3, depth: 0.6 }],
]
const WIND: Air = { dull: 0.97, volume: 0.55, swell: 0.22, depth: 0.6 }

/** Air, rain, sea or street, as the words say: filtered noise that swells, with soft ends. */
export function ambienceOf(prompt: string, seed: number, seconds: number): PcmAudio {
  const { dull, volume, swell, depth } = AIRS.find(([words]) => words.test(prompt))?.[1] ?? WIND
  const length = Math.round(seconds * SAMPLE_RATE)
  const channels = ['left', 'right'].map((side) => {
    const chance = new Random(seed).fork(side)
    const samples = new Float32Array(length)
    const phase = chance.range(0, 6)
    let value = 0
    for (let at = 0; at < length; at++) {
      const time = at / SAMPLE_RATE
      value = dull * value + (1 - dull) * (chance.next() * 2 - 1)
      const wave = 1 - depth * (0.5 + 0.5 * Math.sin(time * swell * 2 * Math.PI + phase))
      const ends = Math.min(1, time / 0.4, (seconds - time) / 0.4)
      samples[at] = value * volume * wave * ends
    }
    return samples
  })
  return { sampleRate: SAMPLE_RATE, channels }
}
