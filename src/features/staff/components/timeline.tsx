import Card from '@mui/material/Card'
import type { TimelineEvent, TimelineKind } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { momentText, numberText } from '../lib/figure-text.ts'
import { PageLink } from './page-link.tsx'
import styles from './people.module.css'

const WORDS: Readonly<Record<TimelineKind, string>> = {
  JOINED: 'Signed up',
  VERIFIED: 'Verified email',
  PROFILE: 'Completed profile',
  SESSION: 'Signed in',
  STORY: 'Story',
  EXPORT: 'Export',
  TASK_FAILED: 'Failed task',
  CHARGE: 'Credits for work',
  GRANT: 'Credits',
  PAYMENT: 'Payment',
  REPORT: 'Report',
}

/** Events, newest first. */
export function Timeline({ title, note, events }: { title: string; note: string; events: readonly TimelineEvent[] }) {
  return (
    <Card component="section" aria-label={title} className={styles.timeline}>
      <h3 className={styles.title}>
        {title} <span className={styles.small}>{note}</span>
      </h3>
      {events.length === 0 ? (
        <EmptyState isBare title="No activity yet" />
      ) : (
        <div className={styles.events} role="group" aria-label={`${title}, newest first`} tabIndex={0}>
          <ol className={styles.eventList}>
            {events.map((event) => (
              <li key={`${event.kind} ${event.event_id}`} className={styles.event}>
                <time dateTime={event.created_at}>{momentText(event.created_at)}</time>
                <span className={styles.what}>
                  {event.story_id === null ? (
                    WORDS[event.kind]
                  ) : (
                    <PageLink to={paths.adminDebugStory.href({ story_id: event.story_id })}>
                      {WORDS[event.kind]}
                    </PageLink>
                  )}{' '}
                  <span className={styles.small}>{event.detail.replaceAll('_', ' ')}</span>
                </span>
                {event.credits !== null && event.credits !== 0 && (
                  <span className={styles.credits}>{numberText(event.credits).replace('-', '−')}</span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
