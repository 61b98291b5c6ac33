/**
 * Where a video shows the frame before or after the one at a time: in its middle, for its edge may belong to another one.
 * @param times when each frame begins, s, in order
 */
export function stepTime(times: readonly number[], now: number, by: 1 | -1): number {
  const next = times.findIndex((time) => time > now + 1e-4)
  const present = (next === -1 ? times.length : next) - 1
  const at = Math.min(times.length - 1, Math.max(0, present + by))
  const begin = times[at] ?? 0
  const end = times[at + 1] ?? begin + (begin - (times[at - 1] ?? begin))
  return (begin + end) / 2
}
