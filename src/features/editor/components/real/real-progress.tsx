import type { Quote } from '#generated/client/model/quote.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress-bar.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { stopQuote } from '../../commands/stop-quote.ts'
import { useEditor, useIsBusy } from '../../hooks/use-editor.ts'
import { busyKeys } from '../../lib/busy-keys.ts'
import { doneOf, partName, stateText } from '../../lib/real-text.ts'
import type { RealDialogProps } from './real-dialog-props.ts'
import styles from './real.module.css'

const TONES = { QUOTED: 'neutral', IN_WORK: 'info', MADE: 'success', FREE: 'success', NOT_MADE: 'warning' } as const

/** How far it is, piece by piece, and how to stop it. */
export function RealProgress({
  quote,
  refetch,
  onClose,
  onMore,
}: RealDialogProps & { quote: Quote; onMore: () => void }) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.real)
  const isRunning = quote.status === 'RUNNING'
  const done = quote.items.filter(({ state }) => state !== 'IN_WORK').length
  const stop = async () => {
    await stopQuote(editor, quote.id)
    void refetch()
  }
  return (
    <Dialog
      isOpen
      title="Make it real"
      width={560}
      onClose={onClose}
      actions={
        <>
          {isRunning ? (
            <Button variant="text" isBusy={isBusy} busyLabel="Stopping" onClick={() => void stop()}>
              Stop and keep what came
            </Button>
          ) : (
            <Button variant="text" onClick={onMore}>
              Make more
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {isRunning ? 'Keep working' : 'Close'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.note} role="status">
          {isRunning
            ? `${doneOf(quote.items)} done, ${quote.charged} credits charged so far. You can close this and go on editing.`
            : `${quote.status === 'STOPPED' ? 'Stopped' : 'Done'}: ${quote.charged} of at most ${quote.most} credits were charged. What there was before is among the previous pictures.`}
        </p>
        {isRunning && (
          <ProgressBar label="Making it real" percent={Math.round((100 * done) / Math.max(1, quote.items.length))} />
        )}
        <ul className={styles.list} aria-label="What is made">
          {quote.items.map((item) => (
            <li key={item.id} className={styles.line}>
              <span className={styles.words}>
                Scene {item.scene_number}: {partName(item.part).toLowerCase()}
                <span className={styles.hint}>
                  {item.engine}
                  {item.reason !== null && `. ${item.reason}`}
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
