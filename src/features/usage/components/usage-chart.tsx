import { useState } from 'react'
import { BarChart } from '@mui/x-charts/BarChart'
import { useGetUsageByDay } from '#generated/client/billing/billing.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { chartSeries } from '../lib/chart-series.ts'
import { chartRange } from '../lib/chart-range.ts'
import { KINDS, type UsageFilter, wantedOf } from '../lib/usage-filter.ts'
import styles from './usage.module.css'

const HEIGHT = 220
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** The colours of the timeline's lanes, distinguishable in both schemes. */
const COLORS = [
  'accent-9',
  'lane-voice-wave',
  'lane-music-wave',
  'lane-caption-wave',
  'warning-solid',
  'lane-aroll-wave',
].map((name) => `var(--${name})`)

interface UsageChartProps {
  filter: UsageFilter
  /** A bar was pressed: its day and action. */
  onPick: (change: Pick<UsageFilter, 'from' | 'to' | 'action'>) => void
}

/** Credits charged per day (UTC), by action, of the filtered lines; without days, of the last 30. */
export function UsageChart({ filter, onPick }: UsageChartProps) {
  const [opened] = useState(() => new Date())
  const { from, to } = chartRange(filter, opened)
  const { data, error, refetch } = useGetUsageByDay({ ...wantedOf(filter), from, to })
  const rows = data?.days ?? []
  const { days, series } = chartSeries(rows, from, to)
  const total = rows.reduce((sum, { credits }) => sum + credits, 0)
  return (
    <section className={styles.chart} aria-label="Credits per day">
      <h2 className={styles.chartTitle}>
        Credits per day{' '}
        <span className={styles.chartNote}>
          {dayText.format(new Date(from))} to {dayText.format(new Date(to))}, days in UTC
          {data && ` · ${total.toLocaleString('en')} charged`}
        </span>
      </h2>
      {error && !data ? (
        <ErrorState isBare title="Couldn’t load the chart" text={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons label="Loading the chart">
          <SkeletonLine width="100%" height={HEIGHT} />
        </Skeletons>
      ) : total === 0 ? (
        <p className={styles.noBars}>{emptyText(filter.kind)}</p>
      ) : (
        <BarChart
          height={HEIGHT}
          colors={COLORS}
          xAxis={[
            {
              data: days,
              scaleType: 'band',
              valueFormatter: (day: string) => dayText.format(new Date(day)),
              tickLabelMinGap: 12,
            },
          ]}
          yAxis={[{ width: 40 }]}
          series={series.map(({ label, action, credits }) => ({ id: action, label, data: credits, stack: 'all' }))}
          margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
          grid={{ horizontal: true }}
          skipAnimation
          onItemClick={(_event, { dataIndex, seriesId }) => {
            const day = days[dataIndex]
            if (day !== undefined) onPick({ from: day, to: day, action: String(seriesId) })
          }}
        />
      )}
    </section>
  )
}

/** Lines of other kinds are listed, and have no bars because they are free. */
function emptyText(kind: UsageFilter['kind']): string {
  if (kind === '' || kind === 'CHARGE') return 'No charges in this period.'
  return `The chart only shows charges. Entries with the result “${KINDS[kind].label}” weren’t charged.`
}
