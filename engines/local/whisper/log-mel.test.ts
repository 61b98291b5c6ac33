import { expect, it } from 'vitest'
import { BANDS, FRAMES, logMel, RATE } from './log-mel.ts'

const HOP = 160
const bandsAt = (mel: Float32Array, frame: number) =>
  Array.from({ length: BANDS }, (_, band) => mel[band * FRAMES + frame] ?? 0)

it('weighs the spectrum as the filters that the model was trained with', () => {
  // A click in the middle of a frame has all frequencies alike: each band is the sum of its filter.
  const click = new Float32Array(RATE)
  click[10 * HOP] = 1
  const sums = bandsAt(logMel(click), 10).map((value) => 10 ** (value * 4 - 4))
  // Sums of rows of librosa.filters.mel(sr=16000, n_fft=400, n_mels=80).
  for (const [band, sum] of [
    [0, 0.024862593984],
    [40, 0.026664860535],
    [79, 0.024925339739],
  ] as const)
    expect(sums[band]).toBeCloseTo(sum, 6)
})

it('hears a tone in its band, at its time, and silence 8 powers of ten below it', () => {
  const tone = Float32Array.from({ length: RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 1_000 * at) / RATE))
  const mel = logMel(tone)
  const bands = bandsAt(mel, 50)
  // 1 kHz is 15 on the scale, of 45.2 up to 8 kHz in 81 steps.
  expect(bands.indexOf(Math.max(...bands))).toBe(26)
  expect(Math.max(...bands) - Math.min(...bandsAt(mel, 2_000))).toBeCloseTo(2, 1)
})
