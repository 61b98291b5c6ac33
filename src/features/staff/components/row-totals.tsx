import type { StaffRow, StaffRowTotals } from '#generated/schema.ts'
import { durationText, moneyText, numberText } from '../lib/figure-text.ts'
import styles from './rows-grid.module.css'

/** What all rows that fit come to, where they are of a kind that can be added up. */
export function RowTotals({ totals, rows }: { totals: StaffRowTotals | undefined; rows: readonly StaffRow[] }) {
  if (!totals) return null
  const { credits, amount, work_ms: workMs } = totals
  const currency = rows[0]?.currency ?? null
  const text =
    credits !== null
      ? `${numberText(credits)} credits`
      : amount !== null && currency !== null
        ? moneyText(amount, currency)
        : workMs !== null
          ? `${durationText(workMs)} of work`
          : undefined
  return text === undefined ? null : <p className={styles.totals}>All of them come to {text}</p>
}
