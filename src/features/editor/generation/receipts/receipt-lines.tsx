import { Fragment } from 'react'
import type { Receipt } from '#generated/schema.ts'
import { receiptLines } from '#src/shared/lib/receipt-lines.ts'
import styles from './receipts.module.css'

/** A receipt as names and values. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <dl className={styles.lines}>
      {receiptLines(receipt).map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
