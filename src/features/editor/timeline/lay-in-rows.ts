/** The row of each span, from 0: in the first one in which nothing lies at the same time; the last row takes the rest. */
export function layInRows(spans: readonly { from: number; until: number }[], rows: number): number[] {
  const ends: number[] = []
  const order = spans.map((span, at) => ({ span, at })).toSorted((a, b) => a.span.from - b.span.from)
  const laid: number[] = []
  for (const { span, at } of order) {
    const free = ends.findIndex((end) => end <= span.from)
    const row = free >= 0 ? free : Math.min(ends.length, rows - 1)
    ends[row] = Math.max(ends[row] ?? 0, span.until)
    laid[at] = row
  }
  return laid
}
