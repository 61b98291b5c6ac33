import { useEffect, useState } from 'react'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'
import type { Stroke } from '#src/shared/media/mask/mask-drawing.ts'

interface Mask {
  /** Key of the storage. */
  place: string
  strokes: readonly Stroke[]
  /** Time of the last change, ms. */
  at: number
}

const PREFIX = 'storyloom-tool-mask/'
/** Number of sources whose marks are stored: marks may be long, and browsers store little. */
const MAX_UNDO_STEPS = 20

/** The marks on a source; stored in this browser, so that a reload, another tab and a later day restore them. */
export function useMask(sourceId: string | undefined) {
  const place = `${PREFIX}${sourceId ?? ''}`
  const [mask, setMask] = useState(() => read(place))
  // Another source has marks of its own.
  if (mask.place !== place) setMask(read(place))
  usePersisted(localStorage, mask.place, mask.strokes.length > 0 ? mask : null)
  useEffect(forgetOldest, [place])
  return {
    strokes: mask.strokes,
    isMarked: mask.strokes.some(({ isErasing }) => !isErasing),
    change: (change: (before: readonly Stroke[]) => readonly Stroke[]) =>
      setMask((before) => ({ ...before, strokes: change(before.strokes), at: Date.now() })),
  }
}

function read(place: string): Mask {
  const stored = readStored(localStorage, place)
  const isMask = typeof stored === 'object' && stored !== null && 'strokes' in stored && Array.isArray(stored.strokes)
  return isMask ? { ...(stored as Mask), place } : { place, strokes: [], at: 0 }
}

function forgetOldest(): void {
  const places = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const oldestLast = places.map(read).sort((one, other) => other.at - one.at)
  for (const { place } of oldestLast.slice(MAX_UNDO_STEPS)) localStorage.removeItem(place)
}
