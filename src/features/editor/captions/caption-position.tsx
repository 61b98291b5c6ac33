import { GripVertical } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { updateCaptions } from './commands/update-captions.ts'
import { useEditor, useOpen, useView } from '../core/use-editor.ts'
import type { VideoDocument, VideoCaptions } from '#src/video/document.ts'
import styles from './captions.module.css'
import { Slider } from '#src/shared/ui/slider.tsx'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'

/** Percent of the height. */
const MAX_MARGIN = 90

interface Drag {
  pointerId: number
  /** px of the page. */
  y: number
  margin: number
  /** px, height of the image. */
  height: number
}

/** A line over the image at the captions' height, while the captions panel is open: dragging or arrow keys move them. */
export function CaptionDrag({ film }: { film: VideoDocument }) {
  const editor = useEditor()
  const { panel } = useView()
  const savedMargin = useOpen(({ story }) => story.captions_settings.captions_margin_from_bottom)
  const dragRef = useRef<Drag | null>(null)
  if (panel !== 'captions' || !film.captions.show || film.scenes.length === 0) return null
  const shown = Math.round(film.captions.marginFromBottom * 100)

  const keep = (margin: number) => {
    previewCaptions(editor, null)
    if (margin !== savedMargin) void updateCaptions(editor, { captions_margin_from_bottom: margin })
  }
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.stopPropagation()
    const { height } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { height: 1 }
    event.currentTarget.setPointerCapture(event.pointerId)
    dragRef.current = { pointerId: event.pointerId, y: event.clientY, margin: savedMargin, height }
  }
  const handleMove = (event: PointerEvent) => {
    const drag = dragRef.current
    if (drag?.pointerId !== event.pointerId) return
    previewCaptions(editor, { marginFromBottom: marginAt(drag, event.clientY) / 100 })
  }
  const handleUp = (event: PointerEvent) => {
    const drag = dragRef.current
    dragRef.current = null
    if (drag) keep(marginAt(drag, event.clientY))
  }
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    keep(clamp(savedMargin + step))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Caption position"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={MAX_MARGIN}
      aria-valuenow={shown}
      aria-valuetext={`${shown}% from the bottom`}
      className={styles.drag}
      style={{ bottom: `${shown}%` }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        dragRef.current = null
        previewCaptions(editor, null)
      }}
      onKeyDown={handleKey}
    >
      <span className={styles.grip}>
        <GripVertical size={14} aria-hidden="true" />
        {shown}%
      </span>
    </div>
  )
}

const clamp = (margin: number) => Math.min(MAX_MARGIN, Math.max(0, Math.round(margin)))

const marginAt = ({ y, margin, height }: Drag, at: number) => clamp(margin + ((y - at) / Math.max(1, height)) * 100)

/** The captions' distance from the bottom; the player follows while it is dragged. */
export function MarginSlider() {
  const editor = useEditor()
  const savedMargin = useOpen(({ story }) => story.captions_settings.captions_margin_from_bottom)
  const [margin, setMargin] = useState<number | null>(null)
  return (
    <Slider
      label="Distance from bottom"
      min={0}
      max={MAX_MARGIN}
      value={margin ?? savedMargin}
      format={(value) => `${value}%`}
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

/** Previews other captions in the player; null shows the story's again. */
export function previewCaptions(editor: Editor, change: Partial<VideoCaptions> | null): void {
  const film = filmOf(editor.store.getState().open)
  editor.filmDraft.show(change && { ...film, captions: { ...film.captions, ...change } })
}
