import { lazy, Suspense } from 'react'
import Card from '@mui/material/Card'
import type { DaySeries } from './day-bars.tsx'
import styles from './day-chart.module.css'

// Beside the grid it would be the page's heaviest part.
const DayBars = lazy(() => import('./day-bars.tsx').then((module) => ({ default: module.DayBars })))

interface DayChartProps {
  title: string
  note?: string
  days: readonly string[]
  series: readonly DaySeries[]
  /** Lines beside each other instead of bars on each other. */
  isLines?: boolean
  emptyText: string
  /** A bar was pressed: show its rows. */
  onPick?: (day: string, series: string) => void
}

/** Figures of each day (UTC) as bars or lines. */
export function DayChart({ title, note, emptyText, ...chart }: DayChartProps) {
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0))
  return (
    <Card component="section" aria-label={title} className={styles.card}>
      <h2 className={styles.title}>
        {title} {note && <span className={styles.note}>{note}</span>}
      </h2>
      {isEmpty ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <Suspense fallback={<div className={styles.place} />}>
          <DayBars {...chart} />
        </Suspense>
      )}
    </Card>
  )
}
