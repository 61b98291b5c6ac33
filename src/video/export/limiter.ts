import type { MixedBlock } from './mix.ts'
import { createTruePeaks, TAPS } from './true-peak.ts'

/** Highest true peak, 1 is full scale: -1 dBTP, less what the encoder adds to peaks (up to 0.8 dB). */
export const CEILING = 10 ** (-2 / 20)
/** Samples (5 ms at 48 kHz) in which the limiter goes down before a peak: without an audible corner. */
const ATTACK = 240
/** Share of the way back to full loudness that it goes with each sample: 100 ms to 63 %. */
export const RELEASE = 1 - Math.exp(-1 / 4800)
/** Samples that a peak holds it down: while it goes down, and for the time that the peak's place is uncertain by. */
const HOLD = ATTACK + TAPS
/** Samples that its answer comes late. */
export const DELAY = ATTACK + TAPS / 2

/**
 * Amplifies sound and keeps its true peaks below a ceiling, both channels by the same. Its blocks are of other lengths.
 * @param ceiling highest true peak, 1 is full scale
 */
export async function* limitPeaks(
  blocks: AsyncIterable<MixedBlock>,
  gain: number,
  ceiling: number,
): AsyncGenerator<MixedBlock, void, unknown> {
  const limiter = createLimiter(gain, ceiling)
  // The delay is cut off at the beginning and made up for at the end.
  let early = DELAY
  const onTime = ({ left, right }: MixedBlock): MixedBlock => {
    const skipped = Math.min(early, left.length)
    early -= skipped
    return { left: left.subarray(skipped), right: right.subarray(skipped) }
  }
  for await (const block of blocks) {
    const made = onTime(limiter(block))
    if (made.left.length > 0) yield made
  }
  yield onTime(limiter({ left: new Float32Array(DELAY), right: new Float32Array(DELAY) }))
}

/** Gives out as many samples as it is given, DELAY later. */
export function createLimiter(gain: number, ceiling: number): (block: MixedBlock) => MixedBlock {
  const channels = [createChannel(), createChannel()] as const
  const lowest = new SlidingMinimum(HOLD)
  const recent = new Float64Array(ATTACK).fill(1)
  const state = { sum: ATTACK, level: 1, slot: 0 }
  return ({ left, right }) => {
    const [one, other] = [channels[0](left, gain, ceiling), channels[1](right, gain, ceiling)]
    // Local for the loop: several times as fast.
    let { sum, level, slot } = state
    for (let index = 0; index < left.length; index++) {
      const peak = Math.max(one.peaks[index] ?? 0, other.peaks[index] ?? 0)
      const wanted = lowest.next(peak > ceiling ? ceiling / peak : 1)
      level = Math.min(wanted, level + (1 - level) * RELEASE)
      sum += level - (recent[slot] ?? 1)
      recent[slot] = level
      slot = slot + 1 === ATTACK ? 0 : slot + 1
      const now = Math.min(1, sum / ATTACK)
      one.late[index] = (one.late[index] ?? 0) * now
      other.late[index] = (other.late[index] ?? 0) * now
    }
    Object.assign(state, { sum, level, slot })
    return { left: one.late, right: other.late }
  }
}

/** Amplifies a channel: its samples, DELAY later, and its peaks of now. */
function createChannel() {
  const peaksOf = createTruePeaks()
  let before = new Float32Array(DELAY)
  return (samples: Float32Array, gain: number, ceiling: number) => {
    const all = new Float32Array(DELAY + samples.length)
    all.set(before)
    for (let index = 0; index < samples.length; index++) all[DELAY + index] = (samples[index] ?? 0) * gain
    before = all.slice(samples.length)
    return { late: all.subarray(0, samples.length), peaks: peaksOf(all.subarray(DELAY), ceiling) }
  }
}

/** The lowest of the last `length` values; `next` takes each in order. */
class SlidingMinimum {
  // Values that may still be the lowest, rising, with their numbers; a ring.
  readonly #values: Float64Array
  readonly #numbers: Float64Array
  readonly #length: number
  #first = 0
  #size = 0
  #count = 0

  constructor(length: number) {
    this.#length = length
    this.#values = new Float64Array(length)
    this.#numbers = new Float64Array(length)
  }

  next(value: number): number {
    const length = this.#length
    if (this.#size > 0 && (this.#numbers[this.#first] ?? 0) <= this.#count - length) {
      this.#first = (this.#first + 1) % length
      this.#size--
    }
    while (this.#size > 0 && (this.#values[(this.#first + this.#size - 1) % length] ?? 0) >= value) this.#size--
    const slot = (this.#first + this.#size) % length
    this.#values[slot] = value
    this.#numbers[slot] = this.#count++
    this.#size++
    return this.#values[this.#first] ?? value
  }
}
