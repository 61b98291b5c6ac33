import { useGetPersonDetails, useRevealAddress } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { Link } from 'react-router-dom'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { personRows } from '../lib/figure-rows.ts'
import { momentText, numberText, wordsOf } from '../lib/figure-text.ts'
import { Facts } from './facts.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './people.module.css'
import { RowsGrid } from './rows-grid.tsx'
import { Timeline } from './timeline.tsx'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const orNever = (iso: string | null) => (iso === null ? 'Never' : momentText(iso))

/** A user: plan, credits, sessions, events, and the rows of their work. Nothing that they wrote. */
export function PersonSection({ userId }: { userId: string }) {
  const query = useGetPersonDetails({ user_id: userId })
  const rowsHref = useRowsHref()
  const hrefOf = (name: keyof ReturnType<typeof personRows>) => rowsHref(personRows(userId)[name])
  return (
    <>
      <Loaded what="The person" height={520} query={query}>
        {({ person, plan, credits, sessions, timeline, ...more }) => (
          <section className={styles.person} aria-label="User">
            <header className={styles.head}>
              <h2 className={styles.name}>{person.name || 'No name'}</h2>
              {person.is_premium && <Tag tone="success">{wordsOf(person.premium_type ?? 'PREMIUM')}</Tag>}
              {person.is_staff && <Tag tone="info">Staff</Tag>}
              {more.deletes_at !== null && <Tag tone="danger">Deleted on {momentText(more.deletes_at)}</Tag>}
              <AddressReveal userId={person.user_id} masked={person.email} />
            </header>
            <div className={styles.columns}>
              <Facts
                title="Account"
                facts={[
                  ['ID', <IdCell key="id" id={person.user_id} />],
                  ['Joined, UTC', momentText(person.date_joined)],
                  ['Email verified', more.is_verified ? 'Yes' : 'No'],
                  ['Last sign-in, UTC', orNever(person.last_active_at)],
                  ['Company', person.company_name || '–'],
                  ['Country', person.country ?? 'Unknown'],
                  ['Source', more.source || 'Not given'],
                ]}
              />
              <Facts
                title="Plan and credits"
                facts={[
                  [
                    'Plan',
                    plan === null
                      ? 'None yet'
                      : `${wordsOf(plan.premium_type)}, ${plan.status.toLowerCase().replace('_', ' ')}`,
                  ],
                  ['Paid until, UTC', plan?.current_period_ends_at ? momentText(plan.current_period_ends_at) : '–'],
                  ['Balance', <FigureLink key="balance" value={credits.posted} href={hrefOf('posted')} />],
                  ['On hold', <FigureLink key="held" value={credits.held} href={hrefOf('held')} />],
                  ['Total granted', <FigureLink key="granted" value={credits.granted} href={hrefOf('granted')} />],
                  ['Total spent', <FigureLink key="spent" value={credits.spent} href={hrefOf('spent')} />],
                  [
                    'Sum of the ledger',
                    credits.ledger === credits.posted ? (
                      <FigureLink key="ledger" value={credits.ledger} href={hrefOf('posted')} />
                    ) : (
                      <Tag tone="danger">{numberText(credits.ledger)}, doesn’t match the balance</Tag>
                    ),
                  ],
                ]}
              />
            </div>
            <div className={styles.columns}>
              <Timeline title="Activity" note="Latest 200, times in UTC" events={timeline} />
              <FigureTable
                title="Sessions"
                note="Latest 20"
                rows={sessions}
                keyOf={({ session_id: id }) => id}
                emptyText="Never signed in"
                columns={[
                  { label: 'Device', cell: ({ device }) => device || 'Unknown' },
                  {
                    label: 'Last activity, UTC',
                    cell: (session) => momentText(session.last_seen_at ?? session.created_at),
                  },
                  { label: 'Status', cell: ({ ended_at: end }) => (end === null ? 'Signed in' : 'Ended') },
                ]}
              />
            </div>
            <p className={styles.note}>
              <Link to={paths.adminAuditTrail.href({ subject_id: person.user_id })}>Access log</Link>
            </p>
          </section>
        )}
      </Loaded>
      <RowsGrid
        views="PERSON"
        kinds={['STORY', 'EXPORT', 'CHARGE', 'LEDGER', 'PAYMENT', 'TASK', 'JOB', 'REPORT']}
        fixed={{ user_id: userId }}
      />
    </>
  )
}

/** A masked email, and the whole one once there is a reason. It is shown until the user leaves the page. */
function AddressReveal({ userId, masked }: { userId: string; masked: string }) {
  const [isAsking, setAsking] = useState(false)
  const [email, setEmail] = useState<string>()
  const reveal = useRevealAddress()
  if (email !== undefined) return <span className={styles.address}>{email}</span>
  return (
    <>
      <span className={styles.address}>{masked}</span>
      <Button size="small" onClick={() => setAsking(true)}>
        Reveal email
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Reveal email"
          text="Your access and reason are recorded in the audit trail."
          action="Reveal"
          draft={`reveal-address:${userId}`}
          onConfirm={async (reason) => {
            const revealed = await reveal.mutateAsync({ data: { user_id: userId, reason } })
            setEmail(revealed.email)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
