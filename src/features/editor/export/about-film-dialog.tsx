import { useGetFilmReceipts } from '#generated/client/receipts/receipts.ts'
import { engineLines, makerName } from '#src/shared/lib/receipt-lines.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { ReceiptLines } from '../generation/receipts/receipt-dialog.tsx'
import styles from '../generation/receipts/receipts.module.css'
import { saveReceipts } from './save-receipts.ts'

/** Generation details of a story: in sum, then asset by asset. */
export function AboutFilmDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { data, isPending, error, refetch } = useGetFilmReceipts(storyId, { query: { staleTime: 0 } })
  return (
    <Dialog
      isOpen
      title="About this video"
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!data} onClick={() => data && saveReceipts(data)}>
            Save as JSON
          </Button>
        </>
      }
    >
      {isPending ? (
        <Skeletons label="Loading">
          <SkeletonImage />
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="Couldn’t load this" text={error.message} onRetry={() => void refetch()} />
      ) : data.receipts.length === 0 ? (
        <EmptyState
          isBare
          title="Nothing yet"
          text="Everything generated for this story and its sources appears here."
        />
      ) : (
        <div className={styles.body}>
          <ul className={styles.engines} aria-label="Engine">
            {engineLines(data.engines).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className={styles.things}>
            {data.receipts.map(({ place, media_id: mediaId, receipt }, at) => (
              <details key={`${at} ${mediaId}`} className={styles.thing}>
                <summary>
                  {place} <span className={styles.by}>· {makerName(receipt.work, receipt.engine)}</span>
                </summary>
                <ReceiptLines receipt={receipt} />
              </details>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
