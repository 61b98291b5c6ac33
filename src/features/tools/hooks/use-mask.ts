import { useState } from 'react'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import type { Stroke } from '#src/shared/mask/mask-drawing.ts'

const NOTHING: readonly Stroke[] = []

/** What is marked on a source; a reload of the tab finds it again. */
export function useMask(sourceId: string | undefined) {
  const place = `tool-mask/${sourceId ?? ''}`
  const [mask, setMask] = useState(() => ({ place, strokes: read(place) }))
  // Another source has marks of its own.
  if (mask.place !== place) setMask({ place, strokes: read(place) })
  usePersisted(sessionStorage, mask.place, mask.strokes.length > 0 ? mask.strokes : null)
  return {
    strokes: mask.strokes,
    isMarked: mask.strokes.some(({ isErasing }) => !isErasing),
    change: (change: (before: readonly Stroke[]) => readonly Stroke[]) =>
      setMask((before) => ({ ...before, strokes: change(before.strokes) })),
  }
}

function read(place: string): readonly Stroke[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? (stored as Stroke[]) : NOTHING
  } catch {
    return NOTHING
  }
}
