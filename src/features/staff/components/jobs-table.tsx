import type { DebugJob } from '#generated/schema.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { durationText, momentText, numberText, wordsOf } from '../lib/figure-text.ts'
import { toneOf } from '../lib/row-kinds.ts'
import { FigureTable } from './figure-table.tsx'
import { SettleJob } from './settle-job.tsx'

const took = ({ started_at: from, finished_at: to }: DebugJob) =>
  from === null || to === null ? null : Date.parse(to) - Date.parse(from)

/** The jobs of a story. What hangs or failed can be settled, for a reason. */
export function JobsTable({ jobs }: { jobs: readonly DebugJob[] }) {
  return (
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
        { label: 'What to do', cell: (job) => job.settlements.length > 0 && <SettleJob job={job} /> },
      ]}
    />
  )
}
