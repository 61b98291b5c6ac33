import type { ScreenplaySegment } from '#generated/schema.ts'
import { LOCATION_TYPES } from '../lib/words.ts'
import styles from './screenplay.module.css'

/** The segments by their headings, and the way to each. */
export function Outline({ segments }: { segments: readonly ScreenplaySegment[] }) {
  return (
    <nav className={styles.outline} aria-label="Segments">
      <p className={styles.label}>{segments.length === 1 ? '1 segment' : `${segments.length} segments`}</p>
      <ol>
        {segments.map(({ id, index, location_type: type, location_name: name, time_of_day: time }) => (
          <li key={id}>
            <a href={`#segment-${id}`}>
              <span className={styles.count}>{index + 1}</span>
              <span className={styles.where}>
                {name === '' ? 'No location yet' : name}
                <small>
                  {LOCATION_TYPES.find(({ value }) => value === type)?.label} {time.toLowerCase()}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
