import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { LogoFile } from './logo-file.tsx'
import type { BrandChange, BrandSettings } from './use-brand-settings.ts'
import styles from './brand.module.css'
import { useId } from 'react'
import type { LogoPosition } from '#generated/schema.ts'

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

/** Percent of the video's width. */
const MIN_PERCENT = 4
const MAX_PERCENT = 40

interface LogoSettingsProps {
  brand: BrandSettings
  preview: (change: BrandChange) => void
  change: (change: BrandChange) => Promise<void>
  onFileChanged: () => Promise<unknown>
}

/** The logo and its placement on a film. */
export function LogoSettings({ brand, preview, change, onFileChanged }: LogoSettingsProps) {
  return (
    <div className={styles.settings}>
      <LogoFile url={brand.logo_url} onChanged={onFileChanged} />
      {brand.logo_url !== null && (
        <>
          <Slider
            label="Size"
            min={MIN_PERCENT}
            max={MAX_PERCENT}
            value={brand.logo_size}
            format={(value) => `${value}%`}
            onChange={(value) => preview({ logo_size: value })}
            onCommit={(value) => void change({ logo_size: value })}
          />
          <LogoPlace value={brand.logo_position} onChange={(value) => void change({ logo_position: value })} />
          <Switch
            label="Blur behind the logo"
            checked={brand.logo_blur}
            onChange={(_event, isOn) => void change({ logo_blur: isOn })}
          />
        </>
      )}
    </div>
  )
}

/** The nine places of a logo, arranged as in the frame. */
function LogoPlace({ value, onChange }: { value: Position; onChange: (value: Position) => void }) {
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
