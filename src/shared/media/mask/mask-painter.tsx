import { Brush, Eraser, Eye, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { drawStrokes, type Stroke } from './mask-drawing.ts'
import styles from './mask-painter.module.css'

/** Marked parts on the image. In the preview of the mask they are white. */
const MARKED = '#ff5a36'
const TOOLS = [
  { value: 'brush', label: 'Brush', icon: <Brush size={14} aria-hidden="true" /> },
  { value: 'eraser', label: 'Eraser', icon: <Eraser size={14} aria-hidden="true" /> },
] as const

interface Point {
  x: number
  y: number
}

type Change = (change: (before: readonly Stroke[]) => readonly Stroke[]) => void

interface MaskPainterProps {
  url: string | undefined
  /** px of the image. */
  size: { width: number; height: number }
  strokes: readonly Stroke[]
  onChange: Change
}

/** An image on which a part is marked with a brush: by pointer, or by keys (arrows move it, Space marks). */
export function MaskPainter({ url, size, strokes, onChange }: MaskPainterProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [tool, setTool] = useState<(typeof TOOLS)[number]['value']>('brush')
  const [share, setShare] = useState(10)
  const [pointer, setPointer] = useState<Point | null>(null)
  const [isPreview, setPreview] = useState(false)
  /** px of the image. */
  const brush = (Math.min(size.width, size.height) * share) / 100

  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes, isPreview ? '#fff' : MARKED)
  }, [strokes, isPreview])

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    }
  }
  const begin = (point: Point) =>
    onChange((before) => [...before, { isErasing: tool === 'eraser', size: brush, points: [point] }])
  const extend = (point: Point) =>
    onChange((before) => {
      const last = before.at(-1)
      return last ? before.with(-1, { ...last, points: [...last.points, point] }) : before
    })
  const undo = () => onChange((before) => before.slice(0, -1))

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

  return (
    <>
      <div className={styles.paint}>
        <img crossOrigin="anonymous" src={url} alt="" draggable={false} />
        <button
          type="button"
          className={styles.surface}
          data-preview={isPreview || undefined}
          aria-label="Image to mark: arrow keys move the brush, Space marks, Shift plus arrow keys draws"
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
      <div className={styles.tools}>
        <Segmented size="small" label="Tool" segments={TOOLS} value={tool} onChange={setTool} />
        <span className={styles.size}>
          <Slider label="Size" min={2} max={40} value={share} onChange={setShare} format={(value) => `${value}%`} />
        </span>
        <IconButton size="small" label="Undo last stroke" disabled={strokes.length === 0} onClick={undo}>
          <Undo2 size={16} />
        </IconButton>
        <IconButton size="small" label="Clear mask" disabled={strokes.length === 0} onClick={() => onChange(() => [])}>
          <Trash2 size={16} />
        </IconButton>
        <IconButton size="small" label="Show mask only" isOn={isPreview} onClick={() => setPreview(!isPreview)}>
          <Eye size={16} />
        </IconButton>
      </div>
    </>
  )
}
