import { Fragment } from 'react'
import type { ToolResult } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { Bench } from '../../hooks/use-bench.ts'
import { receiptOf } from '../../lib/receipt.ts'
import styles from './receipt.module.css'

/** What made a result, and one press to choose all of it again. */
export function Receipt({ bench, result }: { bench: Bench; result: ToolResult }) {
  return (
    <section className={styles.receipt} aria-label="Generation details">
      <div className={styles.head}>
        <h2 className={styles.title}>Generation details</h2>
        <Button size="xsmall" onClick={() => bench.restore(result)}>
          Use these settings
        </Button>
      </div>
      <dl className={styles.lines}>
        {receiptOf(result).map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
