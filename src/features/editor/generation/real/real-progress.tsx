import { useState } from 'react'
import type { Quote, RealWork } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { acceptQuote } from '../commands/accept-quote.ts'
import { stopQuote } from '../commands/stop-quote.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { countDone, doneOf, overnightText, partName, pauseText, stateText } from './real-text.ts'
import styles from './real.module.css'

export interface RealDialogProps {
  work: RealWork
  /** Fetches again: results may have arrived. */
  refetch: () => unknown
  onClose: () => void
}

const TONES = {
  QUOTED: 'neutral',
  PAUSED: 'warning',
  IN_WORK: 'info',
  MADE: 'success',
  FREE: 'success',
  NOT_MADE: 'warning',
} as const

/** Progress, piece by piece, and how to stop it. */
export function RealProgress({
  quote,
  refetch,
  onClose,
  onMore,
}: RealDialogProps & { quote: Quote; onMore: () => void }) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.real)
  const [openedAt] = useState(() => new Date())
  const isRunning = quote.status === 'RUNNING'
  const pause = pauseText(quote)
  const isGoing = isRunning || pause !== null
  const stop = async () => {
    await stopQuote(editor, quote.id)
    void refetch()
  }
  const goOn = async () => {
    await acceptQuote(editor, quote.id)
    void refetch()
  }
  return (
    <Dialog
      isOpen
      title="Generate with AI models"
      width={560}
      onClose={onClose}
      actions={
        <>
          {isGoing ? (
            <Button variant="text" isBusy={isBusy} busyLabel="Stopping" onClick={() => void stop()}>
              Stop and keep results
            </Button>
          ) : (
            <Button variant="text" onClick={onMore}>
              Generate more
            </Button>
          )}
          <Button variant={pause === null ? 'contained' : 'text'} onClick={onClose}>
            {isRunning ? 'Keep working' : 'Close'}
          </Button>
          {pause !== null && (
            <Button variant="contained" isBusy={isBusy} busyLabel="Starting" onClick={() => void goOn()}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.note} role="status">
          {isGoing
            ? `${doneOf(quote.items)} done, ${quote.charged} credits charged so far. You can close this and keep editing.`
            : `${quote.status === 'STOPPED' ? 'Stopped' : 'Done'}: ${quote.charged} of up to ${quote.most} credits charged. Earlier versions are in the generation history.`}
        </p>
        {pause !== null && (
          <p className={styles.note}>
            {pause}
            {isRunning && ' Items in progress will finish.'}
          </p>
        )}
        {isGoing && (
          <ProgressBar
            label="Generating with AI models"
            percent={Math.round((100 * countDone(quote.items)) / Math.max(1, quote.items.length))}
          />
        )}
        <ul className={styles.list} aria-label="Items">
          {quote.items.map((item) => (
            <li key={item.id} className={styles.line}>
              <span className={styles.words}>
                Scene {item.scene_number}: {partName(item.part).toLowerCase()}
                <span className={styles.hint}>
                  {item.engine}
                  {item.reason !== null && `. ${item.reason}`}
                  {item.ready_by !== undefined && `. ${overnightText(item.ready_by, openedAt)}`}
                </span>
              </span>
              <Tag tone={TONES[item.state]}>{stateText(item)}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
