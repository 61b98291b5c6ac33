import { BANDS as bands, type BandFrames } from './mel.ts'

// Local for loops, as an import is read anew each time where modules are not bundled.
const BANDS = bands

/** Coefficients of a frame: so many of its sound, and as many of how that changes. */
const COEFFICIENTS = 13
export const FEATURES = COEFFICIENTS * 2
/** Frames on each side over which a change is measured. */
const REACH = 2
/** Less than this part of the speech counts as silence. */
const LEAST = 1e-5
/** Shares of a recording, by loudness: what is there all the time, and speech. */
const NOISE_SHARE = 0.1
const SPEECH_SHARE = 0.8
/** Finer coefficients count less: they say more about the speaker than about the sound. */
const WEIGHTS = Float64Array.from({ length: FEATURES }, (_, at) => Math.exp(-0.2 * (at % COEFFICIENTS)))

/** How loud a sound is, for each band. */
export interface SoundLevels {
  noise: Float64Array
  /** Without the noise. */
  speech: Float64Array
}

export function soundLevels({ count, energies }: BandFrames): SoundLevels {
  const [noise, speech] = [new Float64Array(BANDS), new Float64Array(BANDS)]
  const column = new Float32Array(count)
  for (let band = 0; band < BANDS; band++) {
    for (let frame = 0; frame < count; frame++) column[frame] = energies[frame * BANDS + band] ?? 0
    column.sort()
    const at = (share: number) => column[Math.floor((count - 1) * share)] ?? 0
    noise[band] = at(NOISE_SHARE)
    speech[band] = Math.max(at(SPEECH_SHARE) - at(NOISE_SHARE), 1e-12)
  }
  return { noise, speech }
}

/** A reference as the recording's microphone would have it: as loud in each band, and with its noise. */
export function matchLevels(
  { count, energies }: BandFrames,
  { speech: own }: SoundLevels,
  { speech, noise }: SoundLevels,
): BandFrames {
  const matched = new Float32Array(energies.length)
  for (let at = 0; at < energies.length; at++) {
    const band = at % BANDS
    matched[at] = ((energies[at] ?? 0) * (speech[band] ?? 0)) / (own[band] ?? 1) + (noise[band] ?? 0)
  }
  return { count, energies: matched }
}

const cosines = Float64Array.from({ length: COEFFICIENTS * BANDS }, (_, at) => {
  const [coefficient, band] = [Math.floor(at / BANDS), at % BANDS]
  return Math.cos((Math.PI * coefficient * (band + 0.5)) / BANDS) * Math.sqrt(2 / BANDS)
})

/** Cepstral coefficients (MFCC) and their changes, FEATURES values for each frame. */
export function cepstra({ count, energies }: BandFrames, { speech }: SoundLevels): Float32Array {
  const least = (speech.reduce((sum, level) => sum + level, 0) / BANDS) * LEAST
  const features = new Float32Array(count * FEATURES)
  const logs = new Float64Array(BANDS)
  for (let frame = 0; frame < count; frame++) {
    for (let band = 0; band < BANDS; band++) logs[band] = Math.log((energies[frame * BANDS + band] ?? 0) + least)
    for (let at = 0; at < COEFFICIENTS; at++) {
      let sum = 0
      for (let band = 0; band < BANDS; band++) sum += (logs[band] ?? 0) * (cosines[at * BANDS + band] ?? 0)
      features[frame * FEATURES + at] = sum
    }
  }
  addChanges(features, count)
  return features
}

function addChanges(features: Float32Array, count: number): void {
  for (let frame = 0; frame < count; frame++)
    for (let at = 0; at < COEFFICIENTS; at++) {
      const value = (of: number) => features[Math.max(0, Math.min(count - 1, of)) * FEATURES + at] ?? 0
      let sum = 0
      let weights = 0
      for (let by = 1; by <= REACH; by++) {
        sum += by * (value(frame + by) - value(frame - by))
        weights += 2 * by * by
      }
      features[frame * FEATURES + COEFFICIENTS + at] = sum / weights
    }
}

/** Makes the features of a recording, and of what is compared with it, so that all of them count alike in the recording. */
export function scaleTo(recording: Float32Array): (features: Float32Array) => Float32Array {
  const count = Math.max(1, recording.length / FEATURES)
  const [mean, variance] = [new Float64Array(FEATURES), new Float64Array(FEATURES)]
  for (const [at, value] of recording.entries()) mean[at % FEATURES] = (mean[at % FEATURES] ?? 0) + value / count
  for (const [at, value] of recording.entries())
    variance[at % FEATURES] = (variance[at % FEATURES] ?? 0) + (value - (mean[at % FEATURES] ?? 0)) ** 2 / count
  const factors = WEIGHTS.map((weight, at) => weight / Math.sqrt((variance[at] ?? 0) + 1e-9))
  return (features) => features.map((value, at) => (value - (mean[at % FEATURES] ?? 0)) * (factors[at % FEATURES] ?? 1))
}
