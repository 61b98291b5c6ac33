/** Hz, of the sound that the model listens to. */
export const RATE = 16_000
/** Seconds and samples of one window, and frames of its spectrogram. */
export const WINDOW_S = 30
export const WINDOW = WINDOW_S * RATE
export const FRAMES = 3_000
export const BANDS = 80

const SIZE = 400
const HOP = 160
const LINES = SIZE / 2 + 1

const [cosines, sines] = [Math.cos, Math.sin].map((wave) =>
  Float64Array.from({ length: SIZE }, (_, at) => wave((2 * Math.PI * at) / SIZE)),
) as [Float64Array, Float64Array]
const hann = Float64Array.from({ length: SIZE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE))

/** Slaney's scale: even below 1 kHz, by ratios above. */
const [STEP_HZ, BREAK_HZ, RATIO] = [200 / 3, 1_000, Math.log(6.4) / 27]
const hzOf = (mel: number) => {
  const least = BREAK_HZ / STEP_HZ
  return mel < least ? mel * STEP_HZ : BREAK_HZ * Math.exp(RATIO * (mel - least))
}
const HIGHEST_MEL = BREAK_HZ / STEP_HZ + Math.log(RATE / 2 / BREAK_HZ) / RATIO
const edges = Float64Array.from({ length: BANDS + 2 }, (_, at) => hzOf((HIGHEST_MEL * at) / (BANDS + 1)))
/** Of each band: triangles of equal area, over the lines of the spectrum. */
const filters = Array.from({ length: BANDS }, (_, band) => {
  const [low = 0, middle = 0, high = 0] = edges.subarray(band, band + 3)
  const weights = Array.from({ length: LINES }, (__, line) => {
    const hz = (line * RATE) / SIZE
    return (Math.max(0, Math.min((hz - low) / (middle - low), (high - hz) / (high - middle))) * 2) / (high - low)
  })
  const from = weights.findIndex((weight) => weight > 0)
  return { from, weights: Float64Array.from(weights.slice(from, weights.findLastIndex((weight) => weight > 0) + 1)) }
})

/**
 * What Whisper hears of a window: its log-mel spectrogram, BANDS rows of FRAMES values.
 * @param samples at RATE, one channel; shorter ones are continued with silence
 */
export function logMel(samples: Float32Array): Float32Array {
  const sound = new Float32Array(WINDOW)
  sound.set(samples.subarray(0, WINDOW))
  const mel = new Float32Array(BANDS * FRAMES)
  const power = new Float64Array(LINES)
  let loudest = -Infinity
  for (let frame = 0; frame < FRAMES; frame++) {
    spectrum(sound, frame * HOP - SIZE / 2, power)
    for (const [band, { from, weights }] of filters.entries()) {
      let sum = 0
      for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (power[from + at] ?? 0)
      const value = Math.log10(Math.max(sum, 1e-10))
      mel[band * FRAMES + frame] = value
      if (value > loudest) loudest = value
    }
  }
  return mel.map((value) => (Math.max(value, loudest - 8) + 4) / 4)
}

const folded = new Float64Array(SIZE / 2 + 1)
const turned = new Float64Array(SIZE / 2 + 1)

/** The power of each line of a frame. The sound is mirrored at its ends. */
function spectrum(sound: Float32Array, from: number, power: Float64Array): void {
  const sample = (at: number) => {
    const place = Math.abs(from + at)
    return (sound[place < WINDOW ? place : 2 * (WINDOW - 1) - place] ?? 0) * (hann[at] ?? 0)
  }
  const half = SIZE / 2
  // A real sound: samples at both sides of the middle share their cosine, and their sine but for the sign.
  for (let at = 1; at < half; at++) {
    const [one, other] = [sample(at), sample(SIZE - at)]
    folded[at] = one + other
    turned[at] = one - other
  }
  const [first, middle] = [sample(0), sample(half)]
  for (let line = 0; line < LINES; line++) {
    let real = first + (line % 2 === 0 ? middle : -middle)
    let imaginary = 0
    for (let at = 1, turn = line; at < half; at++) {
      real += (folded[at] ?? 0) * (cosines[turn] ?? 0)
      imaginary += (turned[at] ?? 0) * (sines[turn] ?? 0)
      turn += line
      if (turn >= SIZE) turn -= SIZE
    }
    power[line] = real * real + imaginary * imaginary
  }
}
