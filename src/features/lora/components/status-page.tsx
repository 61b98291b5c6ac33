import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useStopLora } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { isRemote, stageText, timeLeft } from '../lib/words.ts'
import { LoraPage } from './lora-page.tsx'
import styles from './lora.module.css'
import { SampleTable } from './sample-table.tsx'

/** /lora-training/{loraId}/status: the progress, and the current samples. */
export function StatusPage({ loraId }: { loraId: string }) {
  return (
    <LoraPage
      loraId={loraId}
      actions={() => (
        <Button component={Link} to={paths.loraModel.href({ loraId })}>
          View set
        </Button>
      )}
    >
      {(lora) => (
        <>
          <State lora={lora} />
          {lora.set_version !== null && (
            <p className={styles.text}>
              Set version {lora.set_version}, trigger word ‘{lora.trigger_word}’, {stepsText(lora)}
              {lora.trained_by !== null && `, by ${lora.trained_by}`}.
              {lora.consented_at !== null &&
                ` Consent confirmed on ${new Date(lora.consented_at).toLocaleDateString('en')}.`}
            </p>
          )}
          {(lora.controls.length > 0 || lora.checkpoints.length > 0) && <SampleTable lora={lora} />}
        </>
      )}
    </LoraPage>
  )
}

function State({ lora }: { lora: Lora }) {
  const { lora_id: loraId } = lora
  const [isAsking, setIsAsking] = useState(false)
  const stop = useStopLora({ mutation: { onError: notifyError, onSettled: () => setIsAsking(false) } })
  const price = CREDIT_COSTS.train_lora.credits
  switch (lora.status) {
    case 'DRAFT':
      return (
        <EmptyState
          title="Not trained yet"
          text="Its set and settings are still here."
          action={
            <Button size="xsmall" component={Link} to={paths.loraModel.href({ loraId })}>
              Continue with the set
            </Button>
          }
        />
      )
    case 'FAILED':
      return (
        <ProgressPanel
          title="Training failed"
          progress={lora.progress}
          hasFailed
          note={
            <>
              {lora.error_message}{' '}
              <Link className="text-link" to={paths.loraModel.href({ loraId })}>
                Check the set and train again
              </Link>
            </>
          }
        />
      )
    case 'COMPLETED':
      return (
        <div className={styles.row}>
          <span className={styles.text} role="status">
            {isRemote(lora)
              ? lora.drawn_by === null
                ? 'Ready, but no engine here can use it.'
                : `Ready. Used by ${lora.drawn_by}.`
              : 'Ready. The checkpoint closest to your set is used.'}
          </span>
          <Button variant="contained" component={Link} to={paths.models.href({ tab: 'styles', model: loraId })}>
            Use in an image style
          </Button>
        </div>
      )
    case 'TRAINING':
      return (
        <>
          <ProgressPanel {...progressOf(lora)} onCancel={() => setIsAsking(true)} />
          {!isRemote(lora) && (
            <div>
              <Button
                disabled={lora.checkpoints.length === 0}
                isBusy={lora.is_stopping || (stop.isPending && stop.variables.data.keep)}
                busyLabel="Stopping"
                onClick={() => stop.mutate({ params: { lora_id: loraId }, data: { keep: true } })}
              >
                Stop and keep best ({price} credits)
              </Button>
            </div>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            title="Stop the training?"
            confirmLabel="Stop training"
            busyLabel="Stopping"
            isBusy={stop.isPending}
            isDanger
            onConfirm={() => stop.mutate({ params: { lora_id: loraId }, data: { keep: false } })}
            onClose={() => setIsAsking(false)}
          >
            Training progress is discarded and you won’t be charged. Your set and settings stay.
          </ConfirmDialog>
        </>
      )
  }
}

/** Known progress: services may not report it. */
function progressOf(lora: Lora) {
  const { progress, steps_done: done, seconds_left: left, stage } = lora
  const known = {
    amount: `${progress}%`,
    progress,
    note: lora.is_stopping ? 'The best checkpoint was kept.' : timeLeft(left),
  }
  if (!isRemote(lora)) return { ...known, title: titleOf(lora) }
  const title = stageText(lora)
  if (stage === 'TRAINING' && done > 0) return { ...known, title }
  const note = stage === 'SAMPLES' ? 'Training complete.' : 'This takes a few minutes. You can leave this page.'
  return { title, progress: null, note }
}

function titleOf({ is_stopping: isStopping, steps_done: done }: Lora): string {
  if (isStopping) return 'Stopping after the current images'
  return done === 0 ? 'Generating without the model' : 'Training'
}

const stepsText = (lora: Lora) =>
  isRemote(lora) && lora.steps_done === 0 ? `${lora.steps} steps` : `${lora.steps_done} of ${lora.steps} steps`
