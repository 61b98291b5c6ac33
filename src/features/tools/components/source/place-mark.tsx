import type { KeyboardEvent, PointerEvent } from 'react'

/** A place in an image, 0 to 1 from its top left corner. */
export interface Place {
  x: number
  y: number
}

interface PlaceMarkProps {
  className: string | undefined
  label: string
  place: Place
  /** While it is dragged. */
  onMove: (place: Place) => void
  /** On release, and on every key. */
  onPlace: (place: Place) => void
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP = 0.02
const FAR = 5

/** A mark on the image around it; dragged, or moved with the arrow keys (Shift: further). It stays within the image. */
export function PlaceMark({ className, label, place, onMove, onPlace }: PlaceMarkProps) {
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): Place => {
    const { left, top, width, height } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
    return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) }
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = STEP * (event.shiftKey ? FAR : 1)
    onPlace({ x: inside(place.x + step[0] * by), y: inside(place.y + step[1] * by) })
  }
  return (
    <button
      type="button"
      className={className}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      aria-label={`${label}: ${Math.round(place.x * 100)}% from the left, ${Math.round(place.y * 100)}% from the top. Arrow keys move it.`}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onMove(placeOf(event))}
      onPointerUp={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onPlace(placeOf(event))}
    />
  )
}

const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
