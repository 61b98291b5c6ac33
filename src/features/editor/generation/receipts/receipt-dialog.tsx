import { type ReactNode, Fragment } from 'react'
import type { Receipt } from '#generated/schema.ts'
import { useGetReceipt } from '#generated/client/receipts/receipts.ts'
import { workName, receiptLines } from '#src/shared/lib/receipt-lines.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { DraftEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './receipts.module.css'

export interface ReceiptDialogProps {
  mediaId: string
  /** A button that uses the receipt's settings again; null where that is impossible. */
  restore: (receipt: Receipt, close: () => void) => ReactNode
  onClose: () => void
}

/** Generation details of one image, clip or voice-over, its inputs, and one press to use its settings again. */
export function ReceiptDialog({ mediaId, restore, onClose }: ReceiptDialogProps) {
  const { data, isPending, error, refetch } = useGetReceipt(mediaId, { query: { staleTime: 0 } })
  return (
    <Dialog
      isOpen
      title="Generation details"
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
          {data && restore(data.receipt, onClose)}
        </>
      }
    >
      {isPending ? (
        <Skeletons label="Loading">
          <SkeletonImage />
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="Couldn’t load this" text={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.body}>
          <Part receipt={data.receipt} />
          {data.sources.map((receipt, at) => (
            <Part key={at} receipt={receipt} isSource />
          ))}
        </div>
      )}
    </Dialog>
  )
}

function Part({ receipt, isSource = false }: { receipt: Receipt; isSource?: boolean }) {
  const name = workName(receipt.work)
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.title}>{isSource ? `Inputs: ${name.toLowerCase()}` : name}</h3>
        {receipt.is_draft && <DraftEngineBadge />}
      </div>
      <ReceiptLines receipt={receipt} />
    </section>
  )
}

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
