import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { Playback } from '#src/video/player/playback.ts'

/** How long a film may take to begin before the rest of the editor comes all the same, ms. */
const MAX_WAIT_MS = 1_500

/**
 * Whether what stands around the player is rendered. It takes most of the time of opening, so the player and its first picture come before
 * it, and where the film plays at once its first movement too.
 */
export function useStageFirst(playback: Playback, playsAtOnce: boolean): boolean {
  const isStageThere = useDeferredValue(true, false)
  const [hasBegun, setBegun] = useState(!playsAtOnce)
  useEffect(() => {
    if (hasBegun) return
    const begin = () => startTransition(() => setBegun(true))
    const timer = setTimeout(begin, MAX_WAIT_MS)
    const unsubscribe = playback.subscribeFrame(begin)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [hasBegun, playback])
  return isStageThere && hasBegun
}
