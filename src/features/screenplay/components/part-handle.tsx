import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { dragList } from '../lib/drag-list.ts'
import styles from './paper.module.css'

interface PartHandleProps {
  /** Name of the part, for example 'Segment 2'. */
  name: string
  /** Its place, from 0, and how many there are. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** To reorder segments and elements: moves its part to another place of the list, by dragging or with the arrow keys. */
export function PartHandle({ name, place, count, onMove }: PartHandleProps) {
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    const item = event.currentTarget.closest<HTMLElement>('[data-part]')
    const list = item?.parentElement
    if (event.button !== 0 || !item || !list) return
    dragList(event, { list, item, onDrop: (next) => next !== place && onMove(next) })
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = place + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
    if (next === place || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (next >= 0 && next < count) onMove(next)
  }
  return (
    <IconButton
      size="small"
      className={styles.handle ?? ''}
      label={`Move ${name}, ${place + 1} of ${count}: drag or press ↑ ↓`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerDown={handleDown}
      onKeyDown={handleKey}
    >
      <GripVertical size={14} aria-hidden="true" />
    </IconButton>
  )
}

/** Alt and an arrow key move the focused part. Returns whether it was one. */
export function moveByKey(event: KeyboardEvent, place: number, count: number, onMove: (place: number) => void): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (by === undefined || !event.altKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  const next = place + by
  if (next >= 0 && next < count) onMove(next)
}
