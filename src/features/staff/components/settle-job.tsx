import { lazy, Suspense, useState } from 'react'
import { useSettleJob } from '#generated/client/admin/admin.ts'
import type { DebugJob, JobSettlement } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './people.module.css'

// A form is heavier than what the grids that offer it may load at first.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const WORDS = {
  RETRY: {
    button: 'Run again',
    title: 'Run job again?',
    text: 'It moves to the front of the queue. Results from any current run are discarded.',
    done: 'Job queued again',
  },
  RELEASE: {
    button: 'Cancel job',
    title: 'Cancel job?',
    text: 'It ends as failed: held credits are released and the user is notified.',
    done: 'Job cancelled',
  },
  ACKNOWLEDGE: {
    button: 'Acknowledge',
    title: 'Acknowledge failure?',
    text: 'It no longer needs attention. It stays in the job list with its reason.',
    done: 'Failure acknowledged',
  },
} as const

/** Actions on a job, each with a reason. */
export function SettleJob({ job: { job_id: jobId, settlements } }: { job: Pick<DebugJob, 'job_id' | 'settlements'> }) {
  const [asked, setAsked] = useState<JobSettlement>()
  const settle = useSettleJob()
  return (
    <>
      <span className={styles.buttons}>
        {settlements.map((action) => (
          <Button key={action} size="xsmall" onClick={() => setAsked(action)}>
            {WORDS[action].button}
          </Button>
        ))}
      </span>
      {asked && (
        <Suspense>
          <ReasonDialog
            title={WORDS[asked].title}
            text={WORDS[asked].text}
            action={WORDS[asked].button}
            draft={`settle-job:${jobId}`}
            onConfirm={async (reason) => {
              await settle.mutateAsync({ data: { job_id: jobId, action: asked, reason } })
              notify(WORDS[asked].done)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
