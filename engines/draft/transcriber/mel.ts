/** Hz; recordings and references are brought to it. */
export const RATE = 16_000
/** Samples from one frame to the next (10 ms), in a frame (25 ms), and of the transform. */
const HOP = 160
const WINDOW = 400
const SIZE = 512
/** ms from one frame to the next. */
export const FRAME_MS = (HOP / RATE) * 1000
/** Bands of hearing, and the frequencies (Hz) that they reach over. */
export const BANDS = 26
const LOWEST_HZ = 100
const HIGHEST_HZ = 7_000

/** Energies of a sound in bands of hearing: BANDS values for each frame. */
export interface BandFrames {
  count: number
  energies: Float32Array
}

const melOf = (hz: number) => 1127 * Math.log1p(hz / 700)

const window = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)),
)
const [cosines, sines] = [Math.cos, Math.sin].map((wave) =>
  Float64Array.from({ length: SIZE / 2 }, (_, at) => wave((-2 * Math.PI * at) / SIZE)),
) as [Float64Array, Float64Array]
const reversed = Uint16Array.from({ length: SIZE }, (_, at) =>
  Number.parseInt(at.toString(2).padStart(Math.log2(SIZE), '0').split('').toReversed().join(''), 2),
)
const OUTSIDE = { band: -1, share: 0 }
/** For each line of the spectrum: the band that it is in the lower half of, and its share of it; the rest belongs to the band below. */
const lines = Array.from({ length: SIZE / 2 }, (_, at) => {
  const step = (melOf(HIGHEST_HZ) - melOf(LOWEST_HZ)) / (BANDS + 1)
  const place = (melOf((at * RATE) / SIZE) - melOf(LOWEST_HZ)) / step
  return { band: Math.floor(place), share: place - Math.floor(place) }
})

/** Energies in bands of hearing, each 10 ms. @param samples at RATE, one channel */
export function bandFrames(samples: Float32Array): BandFrames {
  const count = Math.max(0, Math.ceil(samples.length / HOP))
  const energies = new Float32Array(count * BANDS)
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  for (let frame = 0; frame < count; frame++) {
    // A frame's time is its middle.
    const from = frame * HOP - (WINDOW - HOP) / 2
    real.fill(0)
    imaginary.fill(0)
    for (let at = 0; at < WINDOW; at++) {
      const sample = (samples[from + at] ?? 0) - 0.97 * (samples[from + at - 1] ?? 0)
      real[reversed[at] ?? 0] = sample * (window[at] ?? 0)
    }
    transform(real, imaginary)
    addBands(energies.subarray(frame * BANDS, (frame + 1) * BANDS), real, imaginary)
  }
  return { count, energies }
}

function addBands(energies: Float32Array, real: Float64Array, imaginary: Float64Array): void {
  for (let at = 0; at < SIZE / 2; at++) {
    const { band, share } = lines[at] ?? OUTSIDE
    if (band < 0 || band > BANDS) continue
    const power = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
    if (band > 0) energies[band - 1] = (energies[band - 1] ?? 0) + power * (1 - share)
    if (band < BANDS) energies[band] = (energies[band] ?? 0) + power * share
  }
}

/** The discrete Fourier transform in place, of values in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let half = 1; half < SIZE; half *= 2) {
    const stride = SIZE / (2 * half)
    for (let at = 0; at < half; at++) {
      const cosine = cosines[at * stride] ?? 0
      const sine = sines[at * stride] ?? 0
      for (let one = at; one < SIZE; one += 2 * half) {
        const other = one + half
        const r = real[other] ?? 0
        const i = imaginary[other] ?? 0
        const turnedReal = r * cosine - i * sine
        const turnedImaginary = r * sine + i * cosine
        const keptReal = real[one] ?? 0
        const keptImaginary = imaginary[one] ?? 0
        real[other] = keptReal - turnedReal
        imaginary[other] = keptImaginary - turnedImaginary
        real[one] = keptReal + turnedReal
        imaginary[one] = keptImaginary + turnedImaginary
      }
    }
  }
}
