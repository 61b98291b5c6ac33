import { Link } from 'react-router-dom'
import { changeOf } from '../lib/compare.ts'
import { figureText } from '../lib/figure-text.ts'
import styles from './kpi-strip.module.css'

const WIDTH = 72

const HEIGHT = 24

export interface Kpi {
  label: string
  value: number
  /** Of the same number of days before. */
  before?: number
  /** Daily means, now and before, where sums cannot be compared: a user active on two days counts once. */
  compared?: readonly [number, number]
  /** One a day, oldest first. */
  days?: readonly number[]
  isLessBetter?: boolean
  /** URL of the counted rows. */
  href?: string | undefined
  format?: (value: number) => string
}

/** Figures side by side, each with its course, its change and its rows. */
export function KpiStrip({ label, figures, days }: { label: string; figures: readonly Kpi[]; days: number }) {
  return (
    <section className={styles.strip} aria-label={label}>
      {figures.map((figure) => (
        <KpiCell key={figure.label} {...figure} span={days} />
      ))}
    </section>
  )
}

function KpiCell({
  label,
  value,
  before,
  compared,
  days,
  isLessBetter,
  href,
  format = figureText,
  span,
}: Kpi & { span: number }) {
  const [now, then] = compared ?? [value, before]
  const change = then === undefined ? undefined : changeOf(now, then, isLessBetter)
  const figure = <span className={styles.figure}>{format(value)}</span>
  return (
    <div className={styles.cell}>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        {href === undefined ? (
          figure
        ) : (
          <Link to={href} className={styles.link} aria-label={`${label}: ${format(value)}, show rows`}>
            {figure}
          </Link>
        )}
        {days && <Sparkline values={days} />}
      </div>
      {change && (
        <p className={styles.change} data-tone={change.tone}>
          {change.text}{' '}
          <span className={styles.note}>
            {compared && change.tone !== 'none' && 'daily '}vs previous {span} days
          </span>
        </p>
      )}
    </div>
  )
}

/** A figure's course as a line; the figure beside it names it. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const most = Math.max(...values, 1)
  const at = (value: number, index: number) =>
    `${((index / (values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 3 - (value / most) * (HEIGHT - 6)).toFixed(1)}`
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={values.map(at).join(' ')} fill="none" stroke="var(--text-secondary)" strokeWidth="1.25" />
    </svg>
  )
}
