import type { CapsuleEvent } from '#src/domain/capsule/capsule.ts'
import styles from './capsule-consent.module.css'

interface EventListProps {
  events: readonly CapsuleEvent[]
  emptyText?: string
}

/** Actions, calls and errors, newest first. */
export function EventList({ events, emptyText = 'Nothing was recorded.' }: EventListProps) {
  if (events.length === 0) return <p>{emptyText}</p>
  return (
    <div className={styles.text} role="group" aria-label="Actions, calls and errors, newest first" tabIndex={0}>
      <ol className={styles.events}>
        {events.toReversed().map((event, at) => (
          // Only ever shown whole: nothing is added while it stands.
          <li key={events.length - at} data-trouble={isTrouble(event) || undefined}>
            <span className={styles.time}>{(event.ms / 1000).toFixed(1)} s</span> {wordsOf(event)}
          </li>
        ))}
      </ol>
    </div>
  )
}

export const isTrouble = (event: CapsuleEvent): boolean =>
  event.kind === 'error' || (event.kind === 'call' && (event.status === 0 || (event.status ?? 0) >= 400))

function wordsOf(event: CapsuleEvent): string {
  switch (event.kind) {
    case 'action':
      return `Action: ${event.id}`
    case 'error':
      return `Error: ${event.message} ${event.stack[0] ?? ''}`
    case 'call': {
      const { method, path, status, error, tookMs, body } = event
      const end = status === null ? 'under way' : status === 0 ? 'no answer' : `${status}${error ? ` ${error}` : ''}`
      return `${method} ${path}: ${end}, ${tookMs ?? 0} ms${body === null ? '' : ` ${JSON.stringify(body)}`}`
    }
  }
}
