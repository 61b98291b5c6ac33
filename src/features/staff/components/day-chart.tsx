import { lazy, type ReactNode, Suspense, useState } from 'react'
import Card from '@mui/material/Card'
import { useNavigate } from 'react-router-dom'
import { Button } from '#src/shared/ui/button.tsx'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { dayText } from '../lib/figure-text.ts'
import type { DaySeries } from './day-bars.tsx'
import styles from './day-chart.module.css'
import { FigureLink } from './figure-link.tsx'
import { FigureRowsTable } from './figure-table.tsx'

// Beside the grid it would be the page's heaviest part.
const DayBars = lazy(() => import('./day-bars.tsx').then((module) => ({ default: module.DayBars })))

interface DayChartProps {
  title: string
  note?: ReactNode
  days: readonly string[]
  series: readonly DaySeries[]
  /** Lines side by side instead of stacked bars. */
  isLines?: boolean
  emptyText: string
}

/** Figures of each day (UTC) as bars or lines, or as a table; each links to its rows. */
export function DayChart({ title, note, emptyText, ...chart }: DayChartProps) {
  const [isTable, setTable] = useState(false)
  const rowsHref = useRowsHref()
  const navigate = useNavigate()
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0))
  const hrefOf = ({ rowsOf }: DaySeries, day: string) => rowsOf && rowsHref(rowsOf(day))
  const pick = (day: string, id: string) => {
    const picked = chart.series.find((series) => series.id === id)
    const href = picked && hrefOf(picked, day)
    if (href !== undefined) void navigate(href)
  }
  return (
    <Card component="section" aria-label={title} className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {title} {note && <span className={styles.note}>{note}</span>}
        </h2>
        {!isEmpty && (
          <Button
            size="xsmall"
            aria-pressed={isTable}
            aria-label={`${title} as a table`}
            onClick={() => setTable(!isTable)}
          >
            Table
          </Button>
        )}
      </header>
      {isEmpty ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : isTable ? (
        <FigureRowsTable
          title={title}
          rows={chart.days.map((day, index) => ({ day, index })).reverse()}
          keyOf={({ day }) => day}
          columns={[
            { label: 'Day, UTC', cell: ({ day }) => dayText(day) },
            ...chart.series.map((series) => ({
              label: series.label,
              isNumber: true,
              cell: ({ day, index }: { day: string; index: number }) => (
                <FigureLink value={series.values[index] ?? 0} href={hrefOf(series, day)} />
              ),
            })),
          ]}
        />
      ) : (
        <Suspense fallback={<div className={styles.place} />}>
          <DayBars {...chart} onPick={pick} />
        </Suspense>
      )}
    </Card>
  )
}
