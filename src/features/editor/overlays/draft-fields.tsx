import { useState } from 'react'
import type { OverlayChangeInput } from '#generated/schema.ts'
import { Slider } from '#src/shared/ui/slider.tsx'
import { PropertyRow } from '../core/ui/property-row.tsx'
import { filmOf } from '../core/open-story.ts'
import { useEditor } from '../core/use-editor.ts'
import { updateOverlays } from './commands/edit-overlays.ts'
import styles from './overlays.module.css'
import { withOverlays, type Overlay } from '../core/open-overlays.ts'

/** Fields of a change, without which overlay it is. */
export type OverlayFields = Omit<OverlayChangeInput, 'overlay_id' | 'media_id'>

/** Changes some overlays in one edit: `preview` shows it in the player only, `commit` saves it, `end` shows the saved state again. */
export function useOverlayChange(overlays: readonly Overlay[]) {
  const editor = useEditor()
  return {
    preview(change: (overlay: Overlay) => OverlayFields) {
      const { open } = editor.store.getState()
      editor.filmDraft.show(
        filmOf(
          withOverlays(
            open,
            overlays.map((overlay) => ({ ...overlay, ...change(overlay) })),
          ),
        ),
      )
    },
    end: () => editor.filmDraft.show(null),
    commit(change: (overlay: Overlay) => OverlayFields) {
      editor.filmDraft.show(null)
      void updateOverlays(
        editor,
        overlays.map((overlay) => ({ overlay_id: overlay.id, ...change(overlay) })),
      )
    },
  }
}

interface DraftSliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  format: (value: number) => string
  onPreview: (value: number) => void
  /** Once, when the drag ends. */
  onCommit: (value: number) => void
}

/** A slider whose value is shown while it moves and saved when it ends. */
export function DraftSlider({ label, value, onPreview, onCommit, min, max, format, step }: DraftSliderProps) {
  const [draft, setDraft] = useState<number | null>(null)
  return (
    <PropertyRow label={label}>
      <Slider
        isBare
        {...{ label, format, step }}
        min={Math.min(min, value)}
        max={Math.max(max, value)}
        value={draft ?? value}
        onChange={(next) => {
          setDraft(next)
          onPreview(next)
        }}
        onCommit={(next) => {
          setDraft(null)
          onCommit(next)
        }}
      />
      <output className={styles.value} aria-hidden="true">
        {format(draft ?? value)}
      </output>
    </PropertyRow>
  )
}
