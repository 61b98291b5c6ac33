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
  STUCK_JOBS: { one: 'job hangs', many: 'jobs hang' },
  STUCK_EXPORTS: { one: 'export hangs', many: 'exports hang' },
  STUCK_TASKS: { one: 'task hangs', many: 'tasks hang' },
  OPEN_REPORTS: { one: 'report needs an answer', many: 'reports need an answer' },
  FILMS_WAITING: { one: 'film waits for a reviewer', many: 'films wait for a reviewer' },
  LEDGER_DIFFERS: {
    one: 'balance is not the sum of its ledger',
    many: 'balances are not the sums of their ledgers',
  },
}

function hrefOf(kind: AttentionKind, recentFrom: string): string {
  if (kind === 'FILMS_WAITING') return paths.adminAudit.href()
  if (kind === 'OPEN_REPORTS') return paths.adminReports.href({ state: WAITING })
  const rows = attentionRows[kind](recentFrom)
  return rowsHref(rows.kind, rows.filter)
}

/** What needs a person now, or that nothing does. */
export function AttentionList() {
  const query = useGetStaffOverview()
  return (
    <Loaded what="What needs a person" height={96} query={query}>
      {({ items, recent_from: recentFrom }) => {
        const waiting = items.filter(({ count }) => count > 0)
        return (
          <Card component="section" aria-label="What needs a person" className={styles.card}>
            <h2 className={styles.title}>What needs a person</h2>
            {waiting.length === 0 ? (
              <p className={styles.item}>
                <CircleCheck size={16} aria-hidden="true" className={styles.fine} />
                {items.length === 0 ? 'Nothing of your role is watched here' : 'Nothing waits for a person'}
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
