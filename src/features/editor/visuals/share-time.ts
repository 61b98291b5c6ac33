/** Shortest an A-roll becomes, ms: three frames. */
export const MIN_MS = 100

/** Moves the boundary after an A-roll; what one wins the next one loses, so the sum stays. @param at of the A-roll before it */
export function moveBoundary(lengths: readonly number[], at: number, byMs: number): number[] {
  const [before, after] = [lengths[at], lengths[at + 1]]
  if (before === undefined || after === undefined) return [...lengths]
  const both = before + after
  // Where the two are shorter than two shortest ones, they are shared as they are.
  const least = Math.min(MIN_MS, Math.floor(both / 2))
  const next = Math.min(Math.max(Math.round(before + byMs), least), both - least)
  return lengths.with(at, next).with(at + 1, both - next)
}

/** Gives one A-roll a length; its neighbour after it, or before the last one, gives or takes. */
export function withLength(lengths: readonly number[], at: number, ms: number): number[] {
  const isLast = at === lengths.length - 1
  const change = ms - (lengths[at] ?? 0)
  return isLast ? moveBoundary(lengths, at - 1, -change) : moveBoundary(lengths, at, change)
}
