/** Shortest length of an A-roll, ms: three frames. */
export const MIN_MS = 100

/** Moves the boundary after an A-roll; the sum of both lengths stays. @param at of the A-roll before it */
export function moveBoundary(lengths: readonly number[], at: number, byMs: number): number[] {
  const [before, after] = [lengths[at], lengths[at + 1]]
  if (before === undefined || after === undefined) return [...lengths]
  const both = before + after
  // Two A-rolls that are together shorter than twice the minimum are split equally.
  const least = Math.min(MIN_MS, Math.floor(both / 2))
  const next = Math.min(Math.max(Math.round(before + byMs), least), both - least)
  return lengths.with(at, next).with(at + 1, both - next)
}

/** Sets the length of one A-roll; the next one, or the previous one of the last, compensates. */
export function withLength(lengths: readonly number[], at: number, ms: number): number[] {
  const isLast = at === lengths.length - 1
  const change = ms - (lengths[at] ?? 0)
  return isLast ? moveBoundary(lengths, at - 1, -change) : moveBoundary(lengths, at, change)
}
