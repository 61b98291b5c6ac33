import { startTransition, useEffect, useState } from 'react'
import type { Playback } from '#src/video/player/playback.ts'
import type * as EditorAreas from './editor-areas.tsx'

/** How long a film may take to begin before the rest of the editor comes all the same, ms. */
const MAX_WAIT_MS = 3_000

/**
 * What stands around the player; null until it has been loaded. It is most of the editor's code and takes most of the time of opening, so
 * the film's first picture comes before it, and where the film plays at once its first movement too. Throws where it cannot be loaded.
 */
export function useEditorAreas(playback: Playback, playsAtOnce: boolean): typeof EditorAreas | null {
  const [areas, setAreas] = useState<typeof EditorAreas | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isWanted = true
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      import('./editor-areas.tsx').then(
        (module) => isWanted && startTransition(() => setAreas(module)),
        (cause: Error) => isWanted && setFailure(cause),
      )
    }
    const look = () => {
      if (playback.getState().hasPicture) load()
    }
    const timer = setTimeout(load, MAX_WAIT_MS)
    const unsubscribe = playsAtOnce ? playback.subscribeFrame(load) : playback.subscribeState(look)
    if (!playsAtOnce) look()
    return () => {
      isWanted = false
      clearTimeout(timer)
      unsubscribe()
    }
  }, [playback, playsAtOnce])
  if (failure) throw failure
  return areas
}
