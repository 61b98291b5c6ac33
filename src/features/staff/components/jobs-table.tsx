import { useState } from 'react'
import { useSettleJob } from '#generated/client/admin/admin.ts'
import type { DebugJob } from '#generated/types/debugJob.ts'
import { JobSettlement } from '#generated/types/jobSettlement.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { durationText, momentText, numberText, wordsOf } from '../lib/figure-text.ts'
import { toneOf } from '../lib/row-kinds.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

const WORDS = {
  RETRY: {
    title: 'Run the job again?',
    text: 'It goes to the head of the queue. If somebody still runs it, what they write is refused.',
    action: 'Run again',
    done: 'The job runs again',
  },
  RELEASE: {
    title: 'Give the job up?',
    text: 'It ends as when it fails by itself: what it holds is released, and its person is told.',
    action: 'Give up',
    done: 'The job is given up',
  },
} as const

const took = ({ started_at: from, finished_at: to }: DebugJob) =>
  from === null || to === null ? null : Date.parse(to) - Date.parse(from)

/** The jobs of a story. One that has not ended can be run again or given up, for a reason. */
export function JobsTable({ jobs }: { jobs: readonly DebugJob[] }) {
  const [asked, setAsked] = useState<{ job: DebugJob; action: JobSettlement }>()
  const settle = useSettleJob()
  return (
    <>
      <FigureTable
        title="Jobs"
        note="Of the last month"
        rows={jobs}
        keyOf={({ job_id: id }) => id}
        emptyText="Nothing works on it"
        columns={[
          { label: 'Job', cell: ({ job_id: id }) => <IdCell isShort id={id} /> },
          { label: 'Kind', cell: ({ kind }) => kind },
          {
            label: 'State',
            cell: ({ status, is_stuck: isStuck }) =>
              isStuck ? <Tag tone="danger">Hangs</Tag> : <Tag tone={toneOf(status)}>{wordsOf(status)}</Tag>,
          },
          { label: 'Runs', isNumber: true, cell: ({ attempts }) => numberText(attempts) },
          { label: 'Reason', cell: ({ error_message: reason }) => reason ?? '–' },
          { label: 'Queued, UTC', cell: ({ created_at: at }) => momentText(at) },
          { label: 'Worked', isNumber: true, cell: (job) => durationText(took(job)) },
          {
            label: 'What to do',
            cell: (job) =>
              job.finished_at === null && (
                <span className={styles.buttons}>
                  <Button size="xsmall" onClick={() => setAsked({ job, action: JobSettlement.RETRY })}>
                    Run again
                  </Button>
                  <Button size="xsmall" onClick={() => setAsked({ job, action: JobSettlement.RELEASE })}>
                    Give up
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {asked && (
        <ReasonDialog
          title={WORDS[asked.action].title}
          text={WORDS[asked.action].text}
          action={WORDS[asked.action].action}
          draft={`settle-job:${asked.job.job_id}`}
          onConfirm={async (reason) => {
            await settle.mutateAsync({ data: { job_id: asked.job.job_id, action: asked.action, reason } })
            notify(WORDS[asked.action].done)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
