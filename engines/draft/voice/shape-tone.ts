import { biquad, highPass, type Filter } from '#src/domain/biquad.ts'

/** Rumble below the voice. */
const LOW_CUT_HZ = 80
/** The band that distinguishes consonants. */
const PRESENCE_HZ = 4000
const PRESENCE_Q = 0.9
/** Where 's' and 'sh' hiss. */
const HISS_HZ = 4500
/** Samples on each side that its filter takes in. */
const HISS_REACH = 14
/** Hiss may have this part of the speech's own amplitude, −12 dB; what exceeds it is reduced 3 : 1, by 8 dB at most. */
const HISS_SHARE = 10 ** (-12 / 20)
const MOST_REDUCTION = 10 ** (-8 / 20)
const ATTACK_S = 0.001
const RELEASE_S = 0.02
const FRAME_S = 0.02

/**
 * The tone of a whole speech: without rumble, the consonants raised by `presence` dB, the hiss of 's' held down where it
 * exceeds the rest.
 */
export function shapeTone(samples: Float32Array, sampleRate: number, presence: number): Float32Array {
  const cut = highPass(sampleRate, LOW_CUT_HZ)(samples)
  const bright = presence === 0 ? cut : peaking(sampleRate, presence)(cut)
  return holdHiss(bright, sampleRate)
}

function peaking(sampleRate: number, gainDb: number): Filter {
  const angle = (2 * Math.PI * PRESENCE_HZ) / sampleRate
  const gain = 10 ** (gainDb / 40)
  const alpha = Math.sin(angle) / (2 * PRESENCE_Q)
  const a0 = 1 + alpha / gain
  const cos = Math.cos(angle)
  return biquad([
    (1 + alpha * gain) / a0,
    (-2 * cos) / a0,
    (1 - alpha * gain) / a0,
    (-2 * cos) / a0,
    (1 - alpha / gain) / a0,
  ])
}

/** Reduces what is above HISS_HZ while it is loud beside the speech; everything else passes unchanged. */
function holdHiss(samples: Float32Array, sampleRate: number): Float32Array {
  const hiss = hissOf(samples, sampleRate)
  const limit = Math.sqrt(speechPower(samples, Math.round(sampleRate * FRAME_S))) * HISS_SHARE
  const [attack, release] = [ATTACK_S, RELEASE_S].map((seconds) => 1 - Math.exp(-1 / (seconds * sampleRate)))
  const out = new Float32Array(samples.length)
  let power = 0
  for (let i = 0; i < samples.length; i++) {
    const high = hiss[i] ?? 0
    const now = high * high
    power += (now - power) * ((now > power ? attack : release) ?? 0)
    const excess = limit === 0 ? 0 : Math.sqrt(power) / limit
    const gain = excess <= 1 ? 1 : Math.max(MOST_REDUCTION, 1 / Math.cbrt(excess * excess))
    out[i] = (samples[i] ?? 0) - (1 - gain) * high
  }
  return out
}

/** What is above HISS_HZ, by a filter without a shift in time: subtracted from the sound it leaves no bump beside the band. */
function hissOf(samples: Float32Array, sampleRate: number): Float32Array {
  const cutoff = (2 * HISS_HZ) / sampleRate
  const taps = Float64Array.from({ length: HISS_REACH + 1 }, (_, at) => {
    const window = 0.5 + 0.5 * Math.cos((Math.PI * at) / (HISS_REACH + 1))
    return at === 0 ? 1 - cutoff : (-Math.sin(Math.PI * cutoff * at) / (Math.PI * at)) * window
  })
  const [middle = 0] = taps
  // Reads outside an array would be several times slower.
  const padded = new Float32Array(samples.length + 2 * HISS_REACH)
  padded.set(samples, HISS_REACH)
  const out = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) {
    const here = i + HISS_REACH
    let sum = (padded[here] ?? 0) * middle
    for (let at = 1; at <= HISS_REACH; at++)
      sum += ((padded[here - at] ?? 0) + (padded[here + at] ?? 0)) * (taps[at] ?? 0)
    out[i] = sum
  }
  return out
}

/** Mean power of the frames that have speech, so that pauses do not count. */
function speechPower(samples: Float32Array, frame: number): number {
  const powers: number[] = []
  for (let from = 0; from < samples.length; from += frame) {
    let sum = 0
    const to = Math.min(samples.length, from + frame)
    for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
    powers.push(sum / (to - from))
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const floor = mean(powers) / 10
  return mean(powers.filter((power) => power > floor))
}
