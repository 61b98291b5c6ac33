import type { UsageDay } from '#generated/schema.ts'

export interface ChartSeries {
  /** yyyy-mm-dd in UTC, without a gap, oldest first. */
  days: string[]
  /** One for each charged action, the most expensive first: credits of each day. */
  series: { action: string; label: string; credits: number[] }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days without charges are drawn, too: a chart that leaves them out would mislead. */
export function chartSeries(rows: readonly UsageDay[], from: string, to: string): ChartSeries {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  const series = new Map<string, { action: string; label: string; credits: number[] }>()
  for (const { day, action, label, credits } of rows) {
    const place = days.indexOf(day)
    if (place < 0) continue
    const known = series.get(action) ?? { action, label, credits: days.map(() => 0) }
    known.credits[place] = credits
    series.set(action, known)
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return { days, series: [...series.values()].sort((one, other) => sum(other.credits) - sum(one.credits)) }
}
