import { missingLetter } from '#src/video/missing-letters.ts'
import { ColourRow } from '#src/shared/story/captions/colour-row.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { PropertyRow } from '../core/ui/property-row.tsx'
import styles from '../core/ui/inspector.module.css'
import own from './overlays.module.css'
import { DraftSlider, type OverlayFields, useOverlayChange } from './draft-fields.tsx'
import { TextArea } from './text-area.tsx'
import type { TextOverlay } from '#generated/schema.ts'

const fonts = (['Inter', 'Fraunces', 'Oswald', 'Caveat'] as const).map((value) => ({ value, label: value }))
const aligns = [
  { value: 'START', label: 'Start' },
  { value: 'CENTER', label: 'Centre' },
  { value: 'END', label: 'End' },
] as const

const FIRST_OUTLINE = { width: 0.06, color: '#000000' }
const FIRST_SHADOW = { color: '#000000', blur: 0.25, x: 0, y: 0.06 }
const FIRST_BACKGROUND = { color: '#0f172a', padding: 0.35, radius: 0.2 }

const em = (value: number) => value.toFixed(2)

/** The words of a text and how they are set. */
export function TextFields({ overlay }: { overlay: TextOverlay }) {
  const { preview, commit } = useOverlayChange([overlay])
  const change = (fields: OverlayFields) => commit(() => fields)
  const { outline, shadow, background } = overlay
  const missing = missingLetter(overlay.text, overlay.font)
  const slider = (
    name: 'font_weight' | 'font_size' | 'line_height',
    label: string,
    [min, max, step]: readonly [number, number, number],
    format: (value: number) => string,
  ) => (
    <DraftSlider
      {...{ label, min, max, step, format }}
      value={overlay[name]}
      onPreview={(value) => preview(() => ({ [name]: value }))}
      onCommit={(value) => change({ [name]: value })}
    />
  )
  return (
    <section className={`${styles.stack} ${own.fields}`} aria-label="Text">
      <TextArea overlay={overlay} />
      <PropertyRow label="Font">
        <Pick label="Font" size="xsmall" options={fonts} value={overlay.font} onChange={(font) => change({ font })} />
      </PropertyRow>
      {missing && (
        <p className={styles.note}>
          {missing.hasOtherFont
            ? `${overlay.font} has no “${missing.letter}”. Another font is used for it.`
            : `No font here has “${missing.letter}”. It may look different in the exported video.`}
        </p>
      )}
      {slider('font_size', 'Size', [0.01, 0.4, 0.005], (share) => `${(share * 100).toFixed(1)}%`)}
      {slider('font_weight', 'Weight', [300, 900, 50], String)}
      {slider('line_height', 'Lines', [0.8, 2, 0.05], (value) => value.toFixed(2))}
      <ColourRow
        label="Colour"
        value={overlay.color}
        fallback={overlay.color}
        onPreview={(color) => preview(() => ({ color }))}
        onChange={(color) => change({ color })}
      />
      <Segmented
        isWide
        size="small"
        label="Align"
        segments={aligns}
        value={overlay.align}
        onChange={(align) => change({ align })}
      />
      <Switch
        label="Outline"
        checked={outline !== null}
        onChange={(_event, isOn) => change({ outline: isOn ? FIRST_OUTLINE : null })}
      />
      {outline !== null && (
        <>
          <ColourRow
            label="Outline colour"
            value={outline.color}
            fallback={outline.color}
            onPreview={(color) => preview(() => ({ outline: { ...outline, color } }))}
            onChange={(color) => change({ outline: { ...outline, color } })}
          />
          <DraftSlider
            label="Outline width"
            min={0.01}
            max={0.3}
            step={0.01}
            value={outline.width}
            format={em}
            onPreview={(width) => preview(() => ({ outline: { ...outline, width } }))}
            onCommit={(width) => change({ outline: { ...outline, width } })}
          />
        </>
      )}
      <Switch
        label="Shadow"
        checked={shadow !== null}
        onChange={(_event, isOn) => change({ shadow: isOn ? FIRST_SHADOW : null })}
      />
      <Switch
        label="Background"
        checked={background !== null}
        onChange={(_event, isOn) => change({ background: isOn ? FIRST_BACKGROUND : null })}
      />
      {background !== null && (
        <ColourRow
          label="Background colour"
          value={background.color}
          fallback={background.color}
          onPreview={(color) => preview(() => ({ background: { ...background, color } }))}
          onChange={(color) => change({ background: { ...background, color } })}
        />
      )}
      <Switch
        label="Count the first number up"
        checked={overlay.counts_up}
        onChange={(_event, isOn) => change({ counts_up: isOn })}
      />
    </section>
  )
}
