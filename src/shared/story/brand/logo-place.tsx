import { useId } from 'react'
import type { LogoPosition } from '#generated/schema.ts'
import styles from './brand.module.css'

type Position = LogoPosition

const PLACES: readonly { value: Position; label: string }[] = [
  { value: 'TOP_LEFT', label: 'Top left' },
  { value: 'TOP_CENTER', label: 'Top centre' },
  { value: 'TOP_RIGHT', label: 'Top right' },
  { value: 'MIDDLE_LEFT', label: 'Middle left' },
  { value: 'MIDDLE_CENTER', label: 'Centre' },
  { value: 'MIDDLE_RIGHT', label: 'Middle right' },
  { value: 'BOTTOM_LEFT', label: 'Bottom left' },
  { value: 'BOTTOM_CENTER', label: 'Bottom centre' },
  { value: 'BOTTOM_RIGHT', label: 'Bottom right' },
]

/** The nine places of a logo, as they lie in the frame. */
export function LogoPlace({ value, onChange }: { value: Position; onChange: (value: Position) => void }) {
  const name = useId()
  return (
    <div className={styles.placeRow}>
      <span className={styles.placeWords}>
        <span className={styles.label} aria-hidden="true">
          Position
        </span>
        <span className={styles.note}>{PLACES.find((place) => place.value === value)?.label}</span>
      </span>
      <div role="radiogroup" aria-label="Logo position" className={styles.places}>
        {PLACES.map((place) => (
          <label key={place.value} className={styles.place} title={place.label}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={place.label}
              checked={place.value === value}
              onChange={() => onChange(place.value)}
            />
            <span className={styles.dot} />
          </label>
        ))}
      </div>
    </div>
  )
}
