import { useRef, type PointerEvent, type ReactNode } from 'react'
import styles from './compare.module.css'

const MIDDLE = 50

/**
 * Shows the original left of a line that is dragged or moved with the arrow keys. The line's position goes straight into the style:
 * nothing is rendered while it moves.
 */
export function CompareSlider({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const moveTo = (percent: number) => {
    const within = Math.min(100, Math.max(0, percent))
    place.current?.style.setProperty('--at', `${within}%`)
    if (field.current) field.current.value = String(within)
  }
  const handlePointer = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId) || !place.current) return
    const { left, width } = place.current.getBoundingClientRect()
    moveTo(((clientX - left) / width) * 100)
  }
  return (
    <div ref={place} className={styles.over}>
      <div className={styles.cut}>{children}</div>
      <input
        ref={field}
        className={styles.field}
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={MIDDLE}
        aria-label="Original shown"
        onInput={({ currentTarget }) => moveTo(Number(currentTarget.value))}
      />
      <span
        className={styles.line}
        onPointerDown={(event) => {
          event.stopPropagation()
          field.current?.focus()
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={handlePointer}
      />
    </div>
  )
}
