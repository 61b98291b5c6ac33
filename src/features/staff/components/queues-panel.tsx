import Card from '@mui/material/Card'
import { useGetStaffQueues } from '#generated/client/admin/admin.ts'
import type { DeadLetter, QueueProcess, StaffQueue, StaffQueues } from '#generated/schema.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { durationText, numberText, wordsOf } from '../lib/figure-text.ts'
import { FigureRowsTable, FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './queues-panel.module.css'
import { SettleJob } from './settle-job.tsx'

/** Only while the tab is visible. */
const REFRESH_INTERVAL_MS = 5_000
const HEIGHT = 320

/** What waits and runs in the job queues, the processes that run it, and the jobs that no process finished. */
export function QueuesPanel() {
  const query = useGetStaffQueues({ query: { refetchInterval: REFRESH_INTERVAL_MS } })
  return (
    <Loaded what="The queues" height={HEIGHT} query={query}>
      {(found) => (
        <>
          <Card component="section" aria-label="Queues" className={styles.card}>
            <h2 className={styles.title}>
              Queues{' '}
              <span className={styles.note}>
                {query.isError ? 'Couldn’t refresh, trying again' : 'Refreshed every few seconds'}
              </span>
            </h2>
            <QueueRows found={found} />
            <Processes found={found} />
          </Card>
          {found.processes !== null && <DeadLetters found={found} />}
        </>
      )}
    </Loaded>
  )
}

const ageText = (counted: string, iso: string) => durationText(Math.max(0, Date.parse(counted) - Date.parse(iso)))

function QueueRows({ found: { queues, counted_at: now } }: { found: StaffQueues }) {
  const most = Math.max(1, ...queues.flatMap(({ waiting, running }) => [waiting, running]))
  const withBar = (name: 'waiting' | 'running') => (queue: StaffQueue) => (
    <span className={styles.figure}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(queue[name] / most) * 100}%` }} />
      </span>
      {numberText(queue[name])}
    </span>
  )
  return (
    <FigureRowsTable
      title="Queues"
      rows={queues}
      keyOf={({ name }) => name}
      columns={[
        { label: 'Queue', cell: ({ name }) => wordsOf(name) },
        { label: 'Waiting', isNumber: true, cell: withBar('waiting') },
        { label: 'Running', isNumber: true, cell: withBar('running') },
        {
          label: 'Longest wait',
          isNumber: true,
          cell: ({ oldest_due_at: since }) => (since === null ? '–' : ageText(now, since)),
        },
        { label: 'Scheduled', isNumber: true, cell: ({ scheduled }) => numberText(scheduled) },
      ]}
    />
  )
}

function Processes({ found: { processes, counted_at: now } }: { found: StaffQueues }) {
  if (processes === null) return <p className={styles.text}>One process runs all jobs.</p>
  if (processes.length === 0)
    return (
      <p className={styles.text} role="alert">
        No process runs jobs. Start a worker.
      </p>
    )
  const stateOf = ({ is_alive: isAlive, seen_at: seen }: QueueProcess) =>
    isAlive ? (
      <Tag tone="success">Alive</Tag>
    ) : (
      <Tag tone="danger">{seen === null ? 'Gone' : `No sign for ${ageText(now, seen)}`}</Tag>
    )
  return (
    <FigureRowsTable
      title="Processes"
      rows={processes}
      keyOf={({ name }) => name}
      columns={[
        { label: 'Process', cell: ({ name }) => name },
        { label: 'Running', isNumber: true, cell: ({ running }) => numberText(running) },
        { label: 'State', cell: stateOf },
        { label: 'Queues', cell: ({ queues }) => queues.map(wordsOf).join(', ') || '–' },
      ]}
    />
  )
}

function DeadLetters({
  found: { dead_letters: letters, dead_letter_count: count, counted_at: now },
}: {
  found: StaffQueues
}) {
  return (
    <FigureTable<DeadLetter>
      title="Dead letters"
      note={
        count > letters.length
          ? `The oldest ${numberText(letters.length)} of ${numberText(count)}`
          : 'Jobs that were started too often and never ended'
      }
      rows={letters}
      keyOf={({ job_id: id }) => id}
      emptyText="No dead letters"
      columns={[
        { label: 'Job', cell: ({ kind }) => <span className={styles.kind}>{wordsOf(kind)}</span> },
        { label: 'Actions', cell: (letter) => <SettleJob job={letter} /> },
        { label: 'Reason', cell: ({ reason }) => <span className={styles.reason}>{reason ?? 'Unknown'}</span> },
        { label: 'Attempts', isNumber: true, cell: ({ attempts }) => numberText(attempts) },
        { label: 'Since', isNumber: true, cell: ({ dead_at: at }) => ageText(now, at) },
        { label: 'Queue', cell: ({ queue }) => wordsOf(queue) },
      ]}
    />
  )
}
