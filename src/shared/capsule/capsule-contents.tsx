import type { Capsule } from '#src/domain/capsule/capsule.ts'
import styles from './capsule-consent.module.css'
import { EventList } from './event-list.tsx'

const kilobytes = (letters: number) => `${Math.max(1, Math.round(letters / 1000))} KB`

/** Everything that stands in a capsule, to be looked through. */
export function CapsuleContents({ capsule }: { capsule: Capsule }) {
  const { story, still, files, events, app, browser, engines, frame } = capsule
  const inside = files.filter(({ data }) => data !== null)
  const bytes = inside.reduce((sum, { data }) => sum + ((data?.length ?? 0) * 3) / 4, 0)
  const document = story === null ? '' : JSON.stringify(story, null, 2)
  const errors = events.filter(({ kind }) => kind === 'error').length
  return (
    <div className={styles.contents}>
      {still && (
        <img
          className={styles.still}
          src={`data:image/png;base64,${still.data}`}
          alt={`The film at frame ${still.frame}`}
        />
      )}
      {story && (
        <details>
          <summary>
            Your story: {story.scenes.length} {story.scenes.length === 1 ? 'scene' : 'scenes'} with their words,{' '}
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
            ? 'No pictures: there are none on this frame'
            : `The ${inside.length === 1 ? 'file' : `${inside.length} files`} that frame ${frame ?? 0} shows, ${kilobytes(bytes)}`}
        </p>
      )}
      <details>
        <summary>
          The last {events.length} actions, calls and errors ({errors} {errors === 1 ? 'error' : 'errors'}), without
          texts, passwords and keys
        </summary>
        <EventList events={events} />
      </details>
      <details>
        <summary>Versions of the app, its engines and the browser</summary>
        <p className={styles.text}>
          Storyloom {app.version} ({app.build}). {browser.agent}, {browser.language}, {browser.width} × {browser.height}
          px at {browser.pixelRatio}. {engines.map(({ kind, label }) => `${kind.toLowerCase()}: ${label}`).join('; ')}
        </p>
      </details>
    </div>
  )
}
