import { biquad, type Filter } from './biquad.ts'

/** The two filters of BS.1770, a high shelf for the head, then a high-pass, for one channel; call it with its blocks in order. */
export function kWeighting(sampleRate: number): Filter {
  const shelf = Math.tan((Math.PI * 1681.974) / sampleRate)
  const high = 10 ** (3.999844 / 20)
  const band = high ** 0.4996668
  const q1 = 0.7071752
  const a0 = 1 + shelf / q1 + shelf * shelf
  const head = biquad([
    (high + (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - high)) / a0,
    (high - (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - 1)) / a0,
    (1 - shelf / q1 + shelf * shelf) / a0,
  ])
  const pass = Math.tan((Math.PI * 38.13547) / sampleRate)
  const q2 = 0.500327
  const c0 = 1 + pass / q2 + pass * pass
  const rumble = biquad([1, -2, 1, (2 * (pass * pass - 1)) / c0, (1 - pass / q2 + pass * pass) / c0])
  return (samples) => rumble(head(samples))
}

/** BS.1770 measures blocks of 400 ms, one every 100 ms. */
const [STEP_MS, BLOCK_STEPS] = [100, 4]

/** Integrated loudness after ITU-R BS.1770-4 of a sound that comes in blocks. */
export interface LoudnessMeter {
  /** @param channels as many in each call */
  add(channels: readonly Float32Array[]): void
  /** LUFS; -Infinity for silence. */
  read(): number
}

export function createLoudnessMeter(sampleRate: number): LoudnessMeter {
  const step = Math.round((sampleRate * STEP_MS) / 1000)
  const filters: Filter[] = []
  /** Power of the channels together in each step; the last one is not complete. */
  const sums = [0]
  let count = 0
  return {
    add(channels) {
      const weighted = channels.map((samples, at) => (filters[at] ??= kWeighting(sampleRate))(samples))
      const length = channels[0]?.length ?? 0
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + step - count)
        let sum = 0
        for (const samples of weighted) for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
        sums.push((sums.pop() ?? 0) + sum)
        count += to - from
        from = to
        if (count < step) continue
        sums.push(0)
        count = 0
      }
    },
    read() {
      const whole = sums.length - 1
      // A shorter sound is one block.
      if (whole < BLOCK_STEPS) return gatedLoudness([total(sums) / Math.max(1, whole * step + count)])
      const blocks = Array.from({ length: whole - BLOCK_STEPS + 1 }, (_, at) => total(sums.slice(at, at + BLOCK_STEPS)))
      return gatedLoudness(blocks.map((sum) => sum / (BLOCK_STEPS * step)))
    },
  }
}

/**
 * Integrated loudness after ITU-R BS.1770-4 (absolute and relative gate) in LUFS; -Infinity for silence.
 * @param powers of the K-weighted channels together, in each block of 400 ms, a block every 100 ms
 */
export function gatedLoudness(powers: readonly number[]): number {
  const audible = powers.filter((power) => toLufs(power) > -70)
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function mean(values: readonly number[]): number {
  return total(values) / Math.max(1, values.length)
}
