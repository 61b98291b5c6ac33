import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Playback } from '#src/video/player/playback.ts'
import { PLAYS_AT_ONCE } from '#src/shared/lib/plays-at-once.ts'

/**
 * Plays a story that was opened to be watched, once, and not after a reload. Users who prefer reduced motion press Play themselves.
 * Returns whether the editor was opened so.
 */
export function usePlayAtOnce(playback: Playback): boolean {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const isWanted = (location.state as unknown) === PLAYS_AT_ONCE
  const [playsAtOnce] = useState(isWanted && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    if (!isWanted) return
    void navigate(pathname + search, { replace: true, state: null })
    if (playsAtOnce) playback.play()
  }, [isWanted, navigate, pathname, playback, playsAtOnce, search])
  return playsAtOnce
}
