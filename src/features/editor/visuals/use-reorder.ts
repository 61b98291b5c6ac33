import { useState, type PointerEvent } from 'react'

/** Movement (px) after which a press is a drag. */
const SLOP = 6

interface Drag {
  from: number
  /** The target place, counted in the current order. */
  to: number
}

/** Drags an item of a row to another place. `onDrop` gets places counted from 0; the same place is no drop. */
export function useReorder(ids: readonly string[], onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const part = event.currentTarget
    const row = part.parentElement
    if (event.button !== 0 || !row || ids.length < 2) return
    const start = event.clientX
    let now: Drag | null = null
    const handleMove = (move: globalThis.PointerEvent) => {
      if (!now && Math.abs(move.clientX - start) < SLOP) return
      now = { from, to: placeAt(row, move.clientX) }
      setDrag(now)
    }
    const end = (isCommitted: boolean) => {
      window.removeEventListener('pointermove', handleMove)
      window.removeEventListener('pointerup', handleUp)
      window.removeEventListener('pointercancel', handleCancel)
      setDrag(null)
      if (isCommitted && now && now.to !== from) onDrop(from, now.to)
    }
    const handleUp = () => end(true)
    const handleCancel = () => end(false)
    window.addEventListener('pointermove', handleMove)
    window.addEventListener('pointerup', handleUp)
    window.addEventListener('pointercancel', handleCancel)
  }

  const markOf = (at: number): 'lifted' | 'before' | 'after' | undefined => {
    if (!drag) return undefined
    if (at === drag.from) return 'lifted'
    if (at !== drag.to) return undefined
    return drag.to > drag.from ? 'after' : 'before'
  }

  return { begin, markOf }
}

/** The place in a row at a point; beyond its ends, the first or last. */
function placeAt(row: HTMLElement, x: number): number {
  const parts = [...row.children].filter((child) => child.hasAttribute('aria-pressed'))
  const at = parts.findIndex((part) => x < part.getBoundingClientRect().right)
  return at < 0 ? parts.length - 1 : at
}
