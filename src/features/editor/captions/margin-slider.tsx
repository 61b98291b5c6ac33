import { useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import { updateCaptions } from './commands/update-captions.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { previewCaptions } from './preview-captions.ts'

/** Percent of the height. */
export const MAX_MARGIN = 90

/** How far from the bottom captions stand; the player follows while it is dragged. */
export function MarginSlider() {
  const editor = useEditor()
  const savedMargin = useOpen(({ story }) => story.captions_settings.captions_margin_from_bottom)
  const [margin, setMargin] = useState<number | null>(null)
  return (
    <Slider
      label="From the bottom"
      min={0}
      max={MAX_MARGIN}
      value={margin ?? savedMargin}
      format={(value) => `${value} %`}
      onChange={(value) => {
        setMargin(value)
        previewCaptions(editor, { marginFromBottom: value / 100 })
      }}
      onCommit={(value) => {
        setMargin(null)
        previewCaptions(editor, null)
        void updateCaptions(editor, { captions_margin_from_bottom: value })
      }}
    />
  )
}
