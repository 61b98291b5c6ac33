import OutlinedInput from '@mui/material/OutlinedInput'
import { Brush, Eraser, Eye, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { creditCost } from '#src/domain/credits.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { DraftEngineBadge } from '#src/shared/ui/draft-engine-badge.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { createInpaintingRequest } from '../../../commands/create-inpainting-request.ts'
import { useEditor, useIsBusy } from '../../../hooks/use-editor.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import { drawStrokes, maskFile, type Stroke } from './mask-drawing.ts'
import styles from './visual.module.css'

const WIDTH = 760
/** Marked parts on the picture, and in the preview of the mask. */
const MARKED = '#ff5a36'
const TOOLS = [
  { value: 'brush', label: 'Brush', icon: <Brush size={14} aria-hidden="true" /> },
  { value: 'eraser', label: 'Eraser', icon: <Eraser size={14} aria-hidden="true" /> },
] as const

interface InpaintDialogProps {
  aroll: Aroll
  onClose: () => void
}

/** Marks a part of a picture and says what comes there. Nothing outside the marks changes. */
export function InpaintDialog({ aroll, onClose }: InpaintDialogProps) {
  const editor = useEditor()
  const id = useId()
  const { media } = aroll.aroll_object
  const size = { width: media?.width ?? 1, height: media?.height ?? 1 }
  const canvas = useRef<HTMLCanvasElement>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [tool, setTool] = useState<(typeof TOOLS)[number]['value']>('brush')
  const [share, setShare] = useState(10)
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null)
  const [isPreview, setPreview] = useState(false)
  const [prompt, setPrompt] = useState('')
  const isBusy = useIsBusy(busyKeys.task(aroll.id))
  const isMarked = strokes.some(({ isErasing }) => !isErasing)
  /** px of the picture. */
  const brush = (Math.min(size.width, size.height) * share) / 100

  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes, isPreview ? '#fff' : MARKED)
  }, [strokes, isPreview])

  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    }
  }
  const begin = (point: { x: number; y: number }) =>
    setStrokes((before) => [...before, { isErasing: tool === 'eraser', size: brush, points: [point] }])
  const extend = (point: { x: number; y: number }) =>
    setStrokes((before) => {
      const last = before.at(-1)
      return last ? before.with(-1, { ...last, points: [...last.points, point] }) : before
    })

  const handlePress = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begin(pointOf(event))
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const point = pointOf(event)
    setPointer(point)
    if (event.buttons % 2 === 1) extend(point)
  }
  const undo = () => setStrokes((before) => before.slice(0, -1))

  /** The brush without a pointer: arrows move it, Space marks. */
  const handleKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault()
      event.stopPropagation()
      return undo()
    }
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
    const at = pointer ?? { x: size.width / 2, y: size.height / 2 }
    if (x !== undefined && y !== undefined) {
      event.preventDefault()
      const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
      const next = { x: within(at.x + (x * brush) / 2, size.width), y: within(at.y + (y * brush) / 2, size.height) }
      setPointer(next)
      if (event.shiftKey) extend(next)
    } else if (event.key === ' ') {
      event.preventDefault()
      begin(at)
    }
  }

  const handleRepaint = async () => {
    if (!media) return
    const mask = await maskFile(strokes, size)
    const place = { sceneId: aroll.scene_id, arollId: aroll.id }
    const task = await createInpaintingRequest(editor, {
      ...place,
      imageMediaId: media.id,
      mask,
      prompt: prompt.trim(),
    })
    // A refused prompt and its marks stay.
    if (task) onClose()
  }

  return (
    <Dialog
      isOpen
      title="Repaint a part"
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            isBusy={isBusy}
            busyLabel="Starting"
            price={creditCost('inpainting')}
            disabled={!isMarked || prompt.trim() === ''}
            onClick={() => void handleRepaint()}
          >
            Repaint
          </Button>
        </>
      }
    >
      <div className={styles.paint}>
        <img src={media?.url ?? undefined} alt="" draggable={false} />
        <button
          type="button"
          className={styles.surface}
          data-preview={isPreview || undefined}
          aria-label="Picture to mark: arrow keys move the brush, Space marks, Shift and arrow keys draw"
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerLeave={() => setPointer(null)}
          onKeyDown={handleKey}
        >
          <canvas ref={canvas} className={styles.mask} width={size.width} height={size.height} />
        </button>
        {pointer && (
          <span
            className={styles.brush}
            style={{
              left: `${(pointer.x / size.width) * 100}%`,
              top: `${(pointer.y / size.height) * 100}%`,
              width: `${(brush / size.width) * 100}%`,
              aspectRatio: 1,
            }}
          />
        )}
      </div>
      <div className={styles.toolRow}>
        <Segmented size="small" label="Tool" segments={TOOLS} value={tool} onChange={setTool} />
        <span className={styles.size}>
          <Slider label="Size" min={2} max={40} value={share} onChange={setShare} format={(value) => `${value} %`} />
        </span>
        <IconButton size="small" label="Undo the last stroke" disabled={strokes.length === 0} onClick={undo}>
          <Undo2 size={16} />
        </IconButton>
        <IconButton size="small" label="Clear mask" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
          <Trash2 size={16} />
        </IconButton>
        <IconButton size="small" label="Show mask only" isOn={isPreview} onClick={() => setPreview(!isPreview)}>
          <Eye size={16} />
        </IconButton>
        <DraftEngineBadge />
      </div>
      <div className={styles.field}>
        <label className={styles.fieldLabel} htmlFor={id}>
          Prompt
        </label>
        <OutlinedInput
          size="small"
          value={prompt}
          placeholder="A small boat; or ‘remove it’"
          slotProps={{ input: { id, maxLength: 2000 } }}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
