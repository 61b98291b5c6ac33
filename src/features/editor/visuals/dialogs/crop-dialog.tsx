import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { cropAroll } from '../commands/crop-aroll.ts'
import { useEditor, useOpen } from '#src/features/editor/core/use-editor.ts'
import type { Aroll } from '#src/features/editor/core/open-story.ts'
import { fittedArea, storedArea, movedArea, resizedArea, WHOLE, type Corner } from './crop-area.ts'
import styles from '../visual.module.css'

const WIDTH = 720
const STEP = 0.01
const CORNERS: readonly Corner[] = ['top left', 'top right', 'bottom left', 'bottom right']

const SHAPES = [
  { value: 'free', label: 'Free' },
  { value: 'film', label: 'Video' },
  { value: '16:9', label: '16:9' },
  { value: '9:16', label: '9:16' },
  { value: '1:1', label: '1:1' },
] as const
type Shape = (typeof SHAPES)[number]['value']

interface CropDialogProps {
  aroll: Aroll
  onClose: () => void
}

/** The visible part of an image or video: drawn on it with the pointer or the arrow keys, in a chosen aspect ratio. */
export function CropDialog({ aroll, onClose }: CropDialogProps) {
  const editor = useEditor()
  const film = outputSize(useOpen(({ story }) => story.aspect_ratio))
  const [area, setArea] = useState(aroll.crop ?? WHOLE)
  const [shape, setShape] = useState<Shape>('free')
  const place = useRef<HTMLDivElement>(null)
  const { media } = aroll.aroll_object
  const size = { width: media?.width ?? 16, height: media?.height ?? 9 }

  /** From shares of the area to an aspect ratio on the screen. */
  const proportionOf = (wanted: Shape): number | null => {
    if (wanted === 'free') return null
    const [across = 1, down = 1] = wanted === 'film' ? [film.width, film.height] : wanted.split(':').map(Number)
    return (across / down) * (size.height / size.width)
  }
  const proportion = proportionOf(shape)

  const handleShape = (next: Shape) => {
    setShape(next)
    const wanted = proportionOf(next)
    if (wanted !== null) setArea(fittedArea(area, wanted))
  }

  const drag = (change: (byX: number, byY: number) => typeof area) => (event: PointerEvent<HTMLElement>) => {
    const box = place.current?.getBoundingClientRect()
    if (event.button !== 0 || !box) return
    event.preventDefault()
    event.stopPropagation()
    const handle = event.currentTarget
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const { clientX, clientY } = event
    handle.onpointermove = (move) =>
      setArea(change((move.clientX - clientX) / box.width, (move.clientY - clientY) / box.height))
    handle.onpointerup = handle.onpointercancel = () => (handle.onpointermove = handle.onpointerup = null)
  }

  const nudge = (change: (byX: number, byY: number) => typeof area) => (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? STEP * 5 : STEP
    setArea(change(x * step, y * step))
  }

  const move = (byX: number, byY: number) => movedArea(area, byX, byY)
  const resize = (corner: Corner) => (byX: number, byY: number) => resizedArea(area, corner, byX, byY, proportion)
  const percent = (share: number) => `${share * 100}%`

  return (
    <Dialog
      isOpen
      title="Crop"
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={storedArea(area) === null} onClick={() => setArea(WHOLE)}>
            Reset crop
          </Button>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              onClose()
              void cropAroll(editor, aroll.id, storedArea(area))
            }}
          >
            Crop
          </Button>
        </>
      }
    >
      <div className={styles.toolRow}>
        <Segmented size="small" label="Aspect ratio" segments={SHAPES} value={shape} onChange={handleShape} />
      </div>
      <div className={styles.crop} ref={place}>
        {media?.media_type === 'video' ? (
          <video crossOrigin="anonymous" src={media.url ?? undefined} muted playsInline preload="metadata" />
        ) : (
          <img crossOrigin="anonymous" src={media?.url ?? undefined} alt="" draggable={false} />
        )}
        <div className={styles.cropClip}>
          <button
            type="button"
            className={styles.cropBox}
            aria-label="Crop area. Arrow keys move it"
            style={{
              left: percent(area.x),
              top: percent(area.y),
              width: percent(area.width),
              height: percent(area.height),
            }}
            onPointerDown={drag(move)}
            onKeyDown={nudge(move)}
          />
        </div>
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={styles.corner}
            aria-label={`Corner ${corner}. Arrow keys move it`}
            style={{
              top: percent(area.y + (corner.startsWith('top') ? 0 : area.height)),
              left: percent(area.x + (corner.endsWith('left') ? 0 : area.width)),
              cursor: corner === 'top left' || corner === 'bottom right' ? 'nwse-resize' : 'nesw-resize',
            }}
            onPointerDown={drag(resize(corner))}
            onKeyDown={nudge(resize(corner))}
          />
        ))}
      </div>
    </Dialog>
  )
}
