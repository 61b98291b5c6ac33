/**
 * How much a value grows, by least squares.
 * @param {readonly { minute: number, value: number }[]} samples at least two
 * @returns {number} in the value's unit per hour
 */
export function slopePerHour(samples) {
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [minutes, values] = [mean(({ minute }) => minute), mean(({ value }) => value)]
  const together = mean(({ minute, value }) => (minute - minutes) * (value - values))
  const alone = mean(({ minute }) => (minute - minutes) ** 2)
  return alone === 0 ? 0 : (together / alone) * 60
}
