import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_OUTLINE } from '#src/domain/caption-styles.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { captionPainter } from '#src/video/captions/caption-painter.ts'
import type { Color } from '#src/video/captions/painter-types.ts'
import { updateCaptions } from '../../../commands/update-captions.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { useFilm } from '../../../hooks/use-film.ts'
import { hasPaleCaptions, readableCaptionColor } from '../../../lib/caption-checks.ts'
import { previewCaptions } from '../../../lib/preview-captions.ts'
import styles from './captions.module.css'
import { ColourRow } from './colour-row.tsx'
import { withoutEmpty, type CustomStyleChange } from './custom-style-change.ts'

const cases = [
  { value: 'AS_WRITTEN', label: 'As written' },
  { value: 'UPPERCASE', label: 'CAPITALS' },
] as const
const outlines = [
  { value: 'NONE', label: 'None' },
  { value: 'THIN', label: 'Thin' },
  { value: 'THICK', label: 'Thick' },
] as const

/** The story's own caption look, laid over the template. Everything it leaves alone stays as the template has it. */
export function CustomStyle() {
  const editor = useEditor()
  const film = useFilm()
  const own = useOpen(({ story }) => story.captions_settings.custom_captions_style ?? story.custom_captions_style)
  const isOwn = useOpen(({ story }) => story.captions_settings.custom_captions_style !== null)
  const painter = captionPainter(film.captions.style)
  const { colors } = film.captions
  const [weight, setWeight] = useState<number | null>(null)
  const shownWeight = weight ?? own?.font_weight ?? painter.type.weight

  const change = (part: CustomStyleChange) => {
    previewCaptions(editor, null)
    void updateCaptions(editor, { custom_captions_style: withoutEmpty({ ...own, ...part }) })
  }
  const preview = (part: Partial<typeof colors>) => previewCaptions(editor, { colors: { ...colors, ...part } })

  return (
    <div className={styles.look}>
      <Slider
        label="Weight"
        min={300}
        max={900}
        step={50}
        value={shownWeight}
        format={String}
        onChange={(value) => {
          setWeight(value)
          previewCaptions(editor, { weight: value })
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
        value={own?.letter_case ?? (painter.type.uppercase ? 'UPPERCASE' : 'AS_WRITTEN')}
        onChange={(value) => change({ letter_case: value })}
      />
      <ColourRow
        label="Words"
        value={own?.color ?? null}
        fallback={hexOf(painter.colors.text)}
        onPreview={(text) => preview({ text })}
        onChange={(value) => change({ color: value })}
      />
      <ColourRow
        label="Spoken word"
        value={own?.highlight_color ?? null}
        fallback={hexOf(painter.colors.highlight)}
        onPreview={(highlight) => preview({ highlight })}
        onChange={(value) => change({ highlight_color: value })}
      />
      <ColourRow
        label="Box"
        value={own?.background_color ?? null}
        fallback={painter.colors.plate ? hexOf(painter.colors.plate) : '#101015'}
        onPreview={(plate) => preview({ plate })}
        onChange={(value) => change({ background_color: value })}
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
          value={own?.outline}
          onChange={(value) => change({ outline: value })}
        />
      </div>
      {own?.outline !== undefined && own.outline !== 'NONE' && (
        <ColourRow
          label="Outline colour"
          value={own.outline_color ?? null}
          fallback={DEFAULT_OUTLINE}
          onPreview={(color) =>
            previewCaptions(editor, { outline: { width: film.captions.outline?.width ?? 0, color } })
          }
          onChange={(value) => change({ outline_color: value })}
        />
      )}
      <Switch
        label="Highlight the spoken word"
        checked={own?.has_highlight ?? true}
        onChange={(_event, isOn) => change({ has_highlight: isOn })}
      />
      {hasPaleCaptions(film) && (
        <p className={styles.pale} role="alert">
          <TriangleAlert size={14} aria-hidden="true" />
          <span>Hard to read: the contrast is too low.</span>
          <Button size="xsmall" onClick={() => change({ color: readableCaptionColor(film) })}>
            Increase contrast
          </Button>
        </p>
      )}
      {isOwn && (
        <div>
          <Button
            size="xsmall"
            variant="text"
            onClick={() => void updateCaptions(editor, { custom_captions_style: null })}
          >
            Reset to template
          </Button>
        </div>
      )}
    </div>
  )
}

function hexOf([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
