import { gatedLoudness, kWeighting } from '#src/domain/loudness.ts'
import type { Mastering } from '#src/domain/sound.ts'
import { planSounds } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { CEILING, limitPeaks, RELEASE } from './limiter.ts'
import { type MixedBlock, mixSounds, SAMPLE_RATE } from './mix.ts'
import { samplesOf } from './sound-ranges.ts'
import { createTruePeaks } from './true-peak.ts'

/** How far peaks may be lowered, as recordings of speech need for -14 LUFS: more would be audible. */
const MOST_LIMITING = 10 ** (12 / 20)
/** Noise would become as loud as speech. */
const MOST_GAIN = 10 ** (24 / 20)

/** Samples that are measured together, 5 ms. */
const STEP = 240
/** BS.1770 measures blocks of 400 ms, one every 100 ms. */
const [BLOCK_STEPS, BLOCK_EVERY] = [80, 20]

type FetchSound = (url: string) => Promise<Blob>

/** The sound of a film as it is exported: as mixed, or at its loudness. It is then mixed twice, to be measured first. */
export async function* masterSound(
  document: VideoDocument,
  fetchSound: FetchSound,
  signal: AbortSignal,
): AsyncGenerator<MixedBlock, void, unknown> {
  const mix = (isLimited: boolean) => mixSounds(planSounds(document), samplesOf(document), fetchSound, { isLimited })
  if (document.loudnessLufs === null) return yield* mix(true)
  const { gain } = await measureSound(document, fetchSound, signal)
  yield* limitPeaks(mix(false), gain, CEILING)
}

/** Measures the whole mix of a film, for the gain to its loudness. Equal sounds have equal gains. */
export async function measureSound(
  document: VideoDocument,
  fetchSound: FetchSound,
  signal: AbortSignal,
): Promise<Mastering> {
  const steps = createSteps()
  const mixed = mixSounds(planSounds(document), samplesOf(document), fetchSound, { isLimited: false })
  for await (const block of mixed) {
    signal.throwIfAborted()
    steps.add(block)
  }
  return findGain(steps, document.loudnessLufs)
}

/** Per 5 ms: the power of the K-weighted channels together, and the true peak where it is among the highest. */
interface Steps {
  powers: number[]
  peaks: number[]
}

function createSteps(): Steps & { add(block: MixedBlock): void } {
  const [powers, peaks]: [number[], number[]] = [[], []]
  const channels = [
    { weighted: kWeighting(SAMPLE_RATE), peaksOf: createTruePeaks() },
    { weighted: kWeighting(SAMPLE_RATE), peaksOf: createTruePeaks() },
  ] as const
  const state = { count: 0, power: 0, peak: 0 }
  let highest = 0
  return {
    powers,
    peaks,
    add({ left, right }) {
      const [one, other] = [channels[0].weighted(left), channels[1].weighted(right)]
      // Lower ones are never limited; what an estimate misses, the limiter itself sees.
      const floor = (1.5 * highest) / MOST_LIMITING
      const [first, second] = [channels[0].peaksOf(left, floor), channels[1].peaksOf(right, floor)]
      let { count, power, peak } = state
      for (let index = 0; index < left.length; index++) {
        power += (one[index] ?? 0) ** 2 + (other[index] ?? 0) ** 2
        peak = Math.max(peak, first[index] ?? 0, second[index] ?? 0)
        if (++count < STEP) continue
        powers.push(power / STEP)
        peaks.push(peak)
        highest = Math.max(highest, peak)
        count = power = peak = 0
      }
      Object.assign(state, { count, power, peak })
    },
  }
}

/** The gain whose loudness, after the limiter has lowered the peaks, is the aimed one; the nearest where none is. */
function findGain({ powers, peaks }: Steps, target: number | null): Mastering {
  const loudnessAt = (gain: number) => gatedLoudness(blocksOf(limited(powers, peaks, gain)))
  const mixed = loudnessAt(0)
  const none = { gain: 1, mixed, reached: mixed }
  if (target === null || mixed === -Infinity) return none
  const highest = peaks.reduce((most, peak) => Math.max(most, peak), 0)
  const most = Math.min(MOST_GAIN, (MOST_LIMITING * CEILING) / highest)
  let [gain, reached] = [1, mixed]
  // What the limiter takes is small, and each round leaves a fraction of it.
  for (let round = 0; round < 6; round++) {
    gain = Math.min(most, gain * 10 ** ((target - reached) / 20))
    reached = loudnessAt(gain)
  }
  return { gain, mixed, reached }
}

/** The powers after a gain and the limiter. @param gain 0 for the mix as it is */
function limited(powers: readonly number[], peaks: readonly number[], gain: number): readonly number[] {
  if (gain === 0) return powers
  const release = 1 - (1 - RELEASE) ** STEP
  let level = 1
  return powers.map((power, at) => {
    const peak = Math.max(peaks[at] ?? 0, peaks[at + 1] ?? 0) * gain
    level = Math.min(peak > CEILING ? CEILING / peak : 1, level + (1 - level) * release)
    return power * (gain * level) ** 2
  })
}

/** The mean power of each block; one block for a film shorter than that. */
function blocksOf(powers: readonly number[]): number[] {
  const blocks: number[] = []
  for (let at = 0; at === 0 || at + BLOCK_STEPS <= powers.length; at += BLOCK_EVERY) {
    let sum = 0
    for (const power of powers.slice(at, at + BLOCK_STEPS)) sum += power
    blocks.push(sum / Math.max(1, Math.min(BLOCK_STEPS, powers.length)))
  }
  return blocks
}
