import type { MixedBlock } from './mix.ts'
import { createTruePeak, TAPS } from './true-peak.ts'

/** Samples (5 ms at 48 kHz) in which the limiter goes down before a peak: without a corner that would be heard. */
const ATTACK = 240
/** Share of the way back to full loudness that it goes with each sample: 100 ms to 63 %. */
export const RELEASE = 1 - Math.exp(-1 / 4800)
/** Samples that a peak holds it down: while it goes down, and for the time that the peak's place is uncertain by. */
const HOLD = ATTACK + TAPS
/** Samples that its answer comes late. */
const DELAY = ATTACK + TAPS / 2

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
function createLimiter(gain: number, ceiling: number): (block: MixedBlock) => MixedBlock {
  const peaks = [createTruePeak(), createTruePeak()] as const
  const waiting = { left: new Float64Array(DELAY), right: new Float64Array(DELAY) }
  const lowest = slidingMinimum(HOLD)
  const recent = new Float64Array(ATTACK).fill(1)
  let sum = ATTACK
  let level = 1
  let count = 0
  return ({ left, right }) => {
    const made = { left: new Float32Array(left.length), right: new Float32Array(left.length) }
    for (let index = 0; index < left.length; index++) {
      const [one, other] = [(left[index] ?? 0) * gain, (right[index] ?? 0) * gain]
      const peak = Math.max(peaks[0](one, ceiling), peaks[1](other, ceiling))
      const wanted = lowest(peak > ceiling ? ceiling / peak : 1)
      level = Math.min(wanted, level + (1 - level) * RELEASE)
      const [slot, late] = [count % ATTACK, count % DELAY]
      sum += level - (recent[slot] ?? 1)
      recent[slot] = level
      const now = Math.min(1, sum / ATTACK)
      made.left[index] = (waiting.left[late] ?? 0) * now
      made.right[index] = (waiting.right[late] ?? 0) * now
      waiting.left[late] = one
      waiting.right[late] = other
      count++
    }
    return made
  }
}

/** The lowest of the last `length` values; call it with each in order. */
function slidingMinimum(length: number): (value: number) => number {
  // Values that may still be the lowest, rising, with their numbers; a ring.
  const values = new Float64Array(length)
  const numbers = new Float64Array(length)
  let [first, size, count] = [0, 0, 0]
  return (value) => {
    if (size > 0 && (numbers[first] ?? 0) <= count - length) {
      first = (first + 1) % length
      size--
    }
    while (size > 0 && (values[(first + size - 1) % length] ?? 0) >= value) size--
    const slot = (first + size) % length
    values[slot] = value
    numbers[slot] = count++
    size++
    return values[first] ?? value
  }
}
