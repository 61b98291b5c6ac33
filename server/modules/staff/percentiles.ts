import type { TimePercentiles } from '#generated/schema.ts'
import type { FigureSum } from '#server/platform/db/queries/figures.ts'

type Percentiles = TimePercentiles

/** Each bucket of the histogram is a tenth wider than the one before (migration `figures`, `time_bucket`). */
const WIDTH = 1.1

/** Percentiles of a histogram, ms: the upper end of the bucket that they lie in, so at most a tenth too large. */
export function percentiles(buckets: ReadonlyMap<number, number>): Percentiles {
  const sorted = [...buckets].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  const at = (share: number) => {
    let seen = 0
    for (const [bucket, count] of sorted) {
      seen += count
      if (seen >= total * share) return Math.round(WIDTH ** bucket)
    }
    return null
  }
  return { p50_ms: at(0.5), p90_ms: at(0.9), p99_ms: at(0.99) }
}

/** Percentiles of the histograms of a kind whose parts begin with some; their last part is the bucket. */
export function percentilesOf(
  figures: readonly FigureSum[],
  kind: 'WAIT' | 'WORK' | 'TOTAL',
  subject: readonly string[],
): Percentiles {
  const buckets = new Map<number, number>()
  for (const figure of figures) {
    if (figure.kind !== kind || subject.some((part, place) => figure.parts[place] !== part)) continue
    const bucket = Number(figure.parts.at(-1))
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + figure.amount)
  }
  return percentiles(buckets)
}
