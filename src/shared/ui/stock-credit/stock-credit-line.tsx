import type { StockCredit } from '#generated/schema.ts'
import styles from './stock-credit.module.css'

/** Who made a stock file and under which licence, in a line below it; without links, since it stands in buttons. */
export function StockCreditLine({ credit: { author, library, licence } }: { credit: StockCredit }) {
  return (
    <span className={styles.line} dir="auto">
      {author} · {licence === `${library} License` ? licence : `${library} · ${licence}`}
    </span>
  )
}
