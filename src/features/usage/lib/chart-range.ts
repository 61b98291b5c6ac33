import type { UsageFilter } from './usage-filter.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const USUAL_DAYS = 30
/** More bars than this would be thinner than a pixel. */
const MAX_DAYS = 366

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** First and last day (UTC, yyyy-mm-dd) of the chart: those of the filter, at most a year, else the last 30. */
export function chartRange({ from, to }: Pick<UsageFilter, 'from' | 'to'>, now: Date): { from: string; to: string } {
  const last = to === '' ? dayOf(from === '' ? now.getTime() : Math.max(now.getTime(), Date.parse(from))) : to
  const usual = Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS
  const first = from === '' ? usual : Math.max(Date.parse(from), Date.parse(last) - (MAX_DAYS - 1) * DAY_MS)
  return { from: dayOf(Math.min(first, Date.parse(last))), to: last }
}
