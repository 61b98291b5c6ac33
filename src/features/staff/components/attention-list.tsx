import Card from '@mui/material/Card'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetStaffOverview } from '#generated/client/admin/admin.ts'
import type { AttentionKind } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { attentionRows } from '../lib/figure-rows.ts'
import { numberText } from '../lib/figure-text.ts'
import { rowsHref } from '../lib/rows-href.ts'
import { WAITING } from '../lib/wanted-reports.ts'
import styles from './attention-list.module.css'
import { Loaded } from './loaded.tsx'

const WORDS: Readonly<Record<AttentionKind, { one: string; many: string }>> = {
  FAILED_JOBS: { one: 'job failed in the last 7 days', many: 'jobs failed in the last 7 days' },
  STUCK_JOBS: { one: 'job stuck', many: 'jobs stuck' },
  DEAD_LETTERS: { one: 'job ended too often without a result', many: 'jobs ended too often without a result' },
  STUCK_EXPORTS: { one: 'export stuck', many: 'exports stuck' },
  STUCK_TASKS: { one: 'task stuck', many: 'tasks stuck' },
  OPEN_REPORTS: { one: 'report awaiting reply', many: 'reports awaiting reply' },
  FAILING_ENGINES: { one: 'engine keeps failing', many: 'engines keep failing' },
  FILMS_WAITING: { one: 'video awaiting review', many: 'videos awaiting review' },
  LEDGER_DIFFERS: {
    one: 'balance doesn’t match its ledger',
    many: 'balances don’t match their ledgers',
  },
}

function hrefOf(kind: AttentionKind, recentFrom: string): string {
  if (kind === 'FILMS_WAITING') return paths.adminAudit.href()
  if (kind === 'FAILING_ENGINES') return paths.adminEngines.href()
  if (kind === 'DEAD_LETTERS') return paths.adminGenerationAnalytics.href()
  if (kind === 'OPEN_REPORTS') return paths.adminReports.href({ state: WAITING })
  const rows = attentionRows[kind](recentFrom)
  return rowsHref(rows.kind, rows.filter)
}

/** What needs attention now, or that nothing does. */
export function AttentionList() {
  const query = useGetStaffOverview()
  return (
    <Loaded what="Needs attention" height={96} query={query}>
      {({ items, recent_from: recentFrom }) => {
        const waiting = items.filter(({ count }) => count > 0)
        return (
          <Card component="section" aria-label="Needs attention" className={styles.card}>
            <h2 className={styles.title}>Needs attention</h2>
            {waiting.length === 0 ? (
              <p className={styles.item}>
                <CircleCheck size={16} aria-hidden="true" className={styles.fine} />
                {items.length === 0 ? 'Nothing to watch for your role' : 'All clear'}
              </p>
            ) : (
              <ul className={styles.list}>
                {waiting.map(({ kind, count, oldest_at: since }) => {
                  const { one, many } = WORDS[kind]
                  const text = `${numberText(count)} ${count === 1 ? one : many}`
                  return (
                    <li key={kind} className={styles.item}>
                      <TriangleAlert size={16} aria-hidden="true" className={styles.sign} />
                      <Link to={hrefOf(kind, recentFrom)}>{text}</Link>
                      {since !== null && <span className={styles.since}>oldest {relativeTimeText(since)}</span>}
                    </li>
                  )
                })}
              </ul>
            )}
          </Card>
        )
      }}
    </Loaded>
  )
}
