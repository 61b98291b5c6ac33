import { averageText } from './figure-text.ts'

/** The newer half of some days against the older one; with an odd number the oldest day is left out. */
export function halves<Day>(series: readonly Day[]): { before: readonly Day[]; now: readonly Day[] } {
  const half = Math.floor(series.length / 2)
  return {
    before: series.slice(series.length - 2 * half, series.length - half),
    now: series.slice(series.length - half),
  }
}

export interface Change {
  text: string
  /** Whether it is good, bad, or neither. */
  tone: 'good' | 'bad' | 'none'
}

/** How a figure changed. @param isLessBetter for failures */
export function changeOf(now: number, before: number, isLessBetter = false): Change {
  if (now === before) return { text: 'No change', tone: 'none' }
  const tone = now > before === isLessBetter ? 'bad' : 'good'
  const sign = now > before ? '+' : '−'
  const by = Math.abs(now - before)
  // A share of 0 does not exist.
  const size = before === 0 ? averageText(by) : `${((by / before) * 100).toFixed(1)}%`
  return { text: `${sign}${size}`, tone }
}
