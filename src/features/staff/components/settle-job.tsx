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
    title: 'Run the job again?',
    text: 'It goes to the head of the queue. If somebody still runs it, what they write is refused.',
    done: 'The job runs again',
  },
  RELEASE: {
    button: 'Give up',
    title: 'Give the job up?',
    text: 'It ends as when it fails by itself: what it holds is released, and its person is told.',
    done: 'The job is given up',
  },
  ACKNOWLEDGE: {
    button: 'Acknowledge',
    title: 'Acknowledge that it failed?',
    text: 'It no longer waits for anyone. It stays among the jobs, with its reason.',
    done: 'The failure is acknowledged',
  },
} as const

/** What can be done about a job, for a reason. */
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
