import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/toggles.tsx'
import { LogoFile } from './logo-file.tsx'
import { LogoPlace } from './logo-place.tsx'
import type { BrandChange, BrandSettings } from './use-brand-settings.ts'
import styles from './brand.module.css'

/** Percent of the video's width. */
const MIN_PERCENT = 4
const MAX_PERCENT = 40

interface LogoSettingsProps {
  brand: BrandSettings
  preview: (change: BrandChange) => void
  change: (change: BrandChange) => Promise<void>
  onFileChanged: () => Promise<unknown>
}

/** The logo and how it lies over a film. */
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
            format={(value) => `${value} %`}
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
