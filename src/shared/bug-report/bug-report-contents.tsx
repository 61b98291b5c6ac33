import type { BugReport, BugReportEvent } from '#src/domain/bug-report/bug-report.ts'
import styles from './bug-report-consent.module.css'

interface EventListProps {
  events: readonly BugReportEvent[]
  emptyText?: string
}

const kilobytes = (letters: number) => `${Math.max(1, Math.round(letters / 1000))} KB`

/** The full content of a bug report, for review. */
export function BugReportContents({ bugReport }: { bugReport: BugReport }) {
  const { story, still, files, events, app, browser, engines, frame } = bugReport
  const inside = files.filter(({ data }) => data !== null)
  const bytes = inside.reduce((sum, { data }) => sum + ((data?.length ?? 0) * 3) / 4, 0)
  const document = story === null ? '' : JSON.stringify(story, null, 2)
  const errors = events.filter(({ kind }) => kind === 'error').length
  return (
    <div className={styles.contents}>
      {still && (
        <img
          crossOrigin="anonymous"
          className={styles.still}
          src={`data:image/png;base64,${still.data}`}
          alt={`The video at frame ${still.frame}`}
        />
      )}
      {story && (
        <details>
          <summary>
            Your story: {story.scenes.length} {story.scenes.length === 1 ? 'scene' : 'scenes'} with text,{' '}
            {kilobytes(document.length)}
          </summary>
          <pre className={styles.text} role="group" aria-label="Your story" tabIndex={0}>
            {document}
          </pre>
        </details>
      )}
      {story && (
        <p>
          {inside.length === 0
            ? 'No images on this frame'
            : `The ${inside.length === 1 ? 'file' : `${inside.length} files`} shown at frame ${frame ?? 0}, ${kilobytes(bytes)}`}
        </p>
      )}
      <details>
        <summary>
          The last {events.length} actions, requests and errors ({errors} {errors === 1 ? 'error' : 'errors'}), without
          texts, passwords or keys
        </summary>
        <EventList events={events} />
      </details>
      <details>
        <summary>App, engine and browser versions</summary>
        <p className={styles.text}>
          Storyloom {app.version} ({app.build}). {browser.agent}, {browser.language}, {browser.width} × {browser.height}
          px at {browser.pixelRatio}. {engines.map(({ kind, label }) => `${kind.toLowerCase()}: ${label}`).join('; ')}
        </p>
      </details>
    </div>
  )
}

/** Actions, calls and errors, newest first. */
export function EventList({ events, emptyText = 'No events recorded.' }: EventListProps) {
  if (events.length === 0) return <p>{emptyText}</p>
  return (
    <div className={styles.text} role="group" aria-label="Actions, requests and errors, newest first" tabIndex={0}>
      <ol className={styles.events}>
        {events.toReversed().map((event, at) => (
          // Always shown in full: nothing is added while it is shown.
          <li key={events.length - at} data-trouble={isTrouble(event) || undefined}>
            <span className={styles.time}>{(event.ms / 1000).toFixed(1)} s</span> {wordsOf(event)}
          </li>
        ))}
      </ol>
    </div>
  )
}

export const isTrouble = (event: BugReportEvent): boolean =>
  event.kind === 'error' || (event.kind === 'call' && (event.status === 0 || (event.status ?? 0) >= 400))

function wordsOf(event: BugReportEvent): string {
  switch (event.kind) {
    case 'action':
      return `Action: ${event.id}`
    case 'error':
      return `Error: ${event.message} ${event.stack[0] ?? ''}`
    case 'call': {
      const { method, path, status, error, tookMs, body } = event
      const end =
        status === null ? 'in progress' : status === 0 ? 'no response' : `${status}${error ? ` ${error}` : ''}`
      return `${method} ${path}: ${end}, ${tookMs ?? 0} ms${body === null ? '' : ` ${JSON.stringify(body)}`}`
    }
  }
}
