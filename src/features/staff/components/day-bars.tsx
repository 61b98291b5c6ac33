import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import type { FigureRows } from '../lib/figure-rows.ts'
import { dayText, figureText } from '../lib/figure-text.ts'

export interface DaySeries {
  id: string
  label: string
  /** One for each day. */
  values: readonly number[]
  /** The rows of a day. */
  rowsOf?: (day: string) => FigureRows
  /** A colour token. Only failures have colour. */
  color: string
}

interface DayBarsProps {
  /** yyyy-mm-dd, UTC. */
  days: readonly string[]
  series: readonly DaySeries[]
  isLines?: boolean
  onPick?: (day: string, series: string) => void
}

const HEIGHT = 220
/** Half of a day's name: lines end at the middle of the last day, bars at its end. */
const HALF_NAME = 24

/** The drawing of a DayChart; loaded on demand. */
export function DayBars({ days, series, isLines = false, onPick }: DayBarsProps) {
  const common = {
    height: HEIGHT,
    colors: series.map(({ color }) => `var(--${color})`),
    yAxis: [{ width: 44, valueFormatter: figureText }],
    margin: { left: 0, right: isLines ? HALF_NAME : 8, top: 12, bottom: 0 },
    grid: { horizontal: true },
    skipAnimation: true,
  }
  const axis = { data: [...days], valueFormatter: (day: string) => dayText(day), tickLabelMinGap: 12 }
  return isLines ? (
    <LineChart
      {...common}
      xAxis={[{ ...axis, scaleType: 'point' }]}
      series={series.map(({ id, label, values }) => ({
        id,
        label,
        data: [...values],
        showMark: false,
        curve: 'linear',
      }))}
    />
  ) : (
    <BarChart
      {...common}
      xAxis={[{ ...axis, scaleType: 'band' }]}
      series={series.map(({ id, label, values }) => ({ id, label, data: [...values], stack: 'all' }))}
      onItemClick={(_event, { dataIndex, seriesId }) => {
        const day = days[dataIndex]
        if (day !== undefined) onPick?.(day, String(seriesId))
      }}
    />
  )
}
