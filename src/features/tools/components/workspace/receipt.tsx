import { Fragment } from 'react'
import type { ToolResult } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { Workspace } from '#src/features/tools/hooks/use-workspace.ts'
import { receiptOf } from '#src/features/tools/lib/receipt.ts'
import styles from './receipt.module.css'

/** Generation details of a result, and one press to use its settings again. */
export function Receipt({ workspace, result }: { workspace: Workspace; result: ToolResult }) {
  return (
    <section className={styles.receipt} aria-label="Generation details">
      <div className={styles.head}>
        <h2 className={styles.title}>Generation details</h2>
        <Button size="xsmall" onClick={() => workspace.restore(result)}>
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
