import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Frame, Place } from '#src/domain/reframe.ts'
import { type Cut, drawTurned, turned } from '../lib/cut-image.ts'
import styles from './cut-dialog.module.css'

interface CutStageProps {
  image: ImageBitmap
  cut: Cut
  frame: Frame
  onMove: (middle: Place) => void
}

/** Longer side of the preview, px. */
const SIDE = 960
const STEP = 0.02
const FAR = 5
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The rotated image, and the frame on it: dragged, or moved with the arrow keys. */
export function CutStage({ image, cut: { turns }, frame, onMove }: CutStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<Place>({ x: 0, y: 0 })
  const { width, height } = turned(image, turns)
  const scale = Math.min(1, SIDE / Math.max(width, height))
  useEffect(() => {
    if (canvas.current) drawTurned(canvas.current, image, turns, { x: 0, y: 0, ...turned(image, turns) })
  }, [image, turns])
  const middle = { x: (frame.x + frame.width / 2) / width, y: (frame.y + frame.height / 2) / height }
  // A frame stops at the image's edges; its middle stays if it can.
  const move = ({ x, y }: Place) => {
    const [across, down] = [frame.width / width / 2, frame.height / height / 2]
    onMove({ x: Math.min(1 - across, Math.max(across, x)), y: Math.min(1 - down, Math.max(down, y)) })
  }
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): Place => {
    const box = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = STEP * (event.shiftKey ? FAR : 1)
    move({ x: middle.x + step[0] * by, y: middle.y + step[1] * by })
  }
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  const shape = { '--shape': width / height, aspectRatio: `${width} / ${height}` }
  const percent = (value: number) => Math.round(value * 100)
  return (
    <div className={styles.stage} style={shape}>
      <canvas
        ref={canvas}
        className={styles.picture}
        // Setting it clears the canvas: once for each turn, right before the redraw.
        key={turns}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
      />
      <button
        type="button"
        className={styles.frame}
        style={{
          left: share(frame.x, width),
          top: share(frame.y, height),
          width: share(frame.width, width),
          height: share(frame.height, height),
        }}
        aria-label={`Crop area: its centre is ${percent(middle.x)}% from the left and ${percent(middle.y)}% from the top. Arrow keys move it.`}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const at = placeOf(event)
          held.current = { x: at.x - middle.x, y: at.y - middle.y }
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          const at = placeOf(event)
          move({ x: at.x - held.current.x, y: at.y - held.current.y })
        }}
      />
    </div>
  )
}
