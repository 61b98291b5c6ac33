import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CustomCaptionsStyle } from '#generated/schema.ts'
import { DEFAULT_OUTLINE } from '#src/domain/caption-styles.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import styles from './captions.module.css'
import { ColourRow } from './colour-row.tsx'
import { withoutEmpty, type CustomStyleChange } from './custom-style-change.ts'

type Look = CustomCaptionsStyle

/** The template's values where the look has none. Colours #rrggbb; `plate` null: no box. */
export interface TemplateDefaults {
  weight: number
  uppercase: boolean
  text: string
  highlight: string
  plate: string | null
}

interface LookFieldsProps {
  /** null: the template alone. */
  look: Look | null
  template: TemplateDefaults
  /** How well words stand out, 1 to 21, and the colour in which they do. */
  contrast: { ratio: number; isEnough: boolean; readable: string }
  /** While the user is still choosing; null: the saved value. */
  onPreview: (look: Look | null) => void
  /** null: back to the template alone. */
  onChange: (look: Look | null) => void
}

const cases = [
  { value: 'AS_WRITTEN', label: 'As written' },
  { value: 'UPPERCASE', label: 'CAPITALS' },
] as const
const outlines = [
  { value: 'NONE', label: 'None' },
  { value: 'THIN', label: 'Thin' },
  { value: 'THICK', label: 'Thick' },
] as const
const BOX = '#101015'

/** A custom caption look on top of the template, whose other values stay. */
export function LookFields({ look, template, contrast, onPreview, onChange }: LookFieldsProps) {
  const [weight, setWeight] = useState<number | null>(null)
  const withChange = (part: CustomStyleChange) => withoutEmpty({ ...look, ...part })
  const preview = (part: CustomStyleChange) => onPreview(withChange(part))
  const change = (part: CustomStyleChange) => onChange(withChange(part))
  return (
    <div className={styles.look}>
      <Slider
        label="Weight"
        min={300}
        max={900}
        step={50}
        value={weight ?? look?.font_weight ?? template.weight}
        format={String}
        onChange={(value) => {
          setWeight(value)
          preview({ font_weight: value })
        }}
        onCommit={(value) => {
          setWeight(null)
          change({ font_weight: value })
        }}
      />
      <Segmented
        isWide
        size="small"
        label="Case"
        segments={cases}
        value={look?.letter_case ?? (template.uppercase ? 'UPPERCASE' : 'AS_WRITTEN')}
        onChange={(value) => change({ letter_case: value })}
      />
      <ColourRow
        label="Words"
        value={look?.color ?? null}
        fallback={template.text}
        onPreview={(color) => preview({ color })}
        onChange={(color) => change({ color })}
        onReset={() => change({ color: null })}
      />
      <ColourRow
        label="Spoken word"
        value={look?.highlight_color ?? null}
        fallback={template.highlight}
        onPreview={(value) => preview({ highlight_color: value })}
        onChange={(value) => change({ highlight_color: value })}
        onReset={() => change({ highlight_color: null })}
      />
      <ColourRow
        label="Box"
        value={look?.background_color ?? null}
        fallback={template.plate ?? BOX}
        onPreview={(value) => preview({ background_color: value })}
        onChange={(value) => change({ background_color: value })}
        onReset={() => change({ background_color: null })}
      />
      <div className={styles.row}>
        <span className={styles.rowLabel} aria-hidden="true">
          Outline
        </span>
        <Segmented
          isWide
          size="small"
          label="Outline"
          segments={outlines}
          value={look?.outline}
          onChange={(outline) => change({ outline })}
        />
      </div>
      {look?.outline !== undefined && look.outline !== 'NONE' && (
        <ColourRow
          label="Outline colour"
          value={look.outline_color ?? null}
          fallback={DEFAULT_OUTLINE}
          onPreview={(value) => preview({ outline_color: value })}
          onChange={(value) => change({ outline_color: value })}
          onReset={() => change({ outline_color: null })}
        />
      )}
      <Switch
        label="Highlight the spoken word"
        checked={look?.has_highlight ?? true}
        onChange={(_event, isOn) => change({ has_highlight: isOn })}
      />
      {!contrast.isEnough && (
        <p className={styles.pale} role="alert">
          <TriangleAlert size={14} aria-hidden="true" />
          <span>Low contrast: hard to read.</span>
          <Button size="xsmall" onClick={() => change({ color: contrast.readable })}>
            Increase contrast
          </Button>
        </p>
      )}
      {look !== null && (
        <div>
          <Button size="xsmall" variant="text" onClick={() => onChange(null)}>
            Reset to template
          </Button>
        </div>
      )}
    </div>
  )
}
