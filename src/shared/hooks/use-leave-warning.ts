import { useEffect, useEffectEvent } from 'react'

/** Asks before the tab is closed or reloaded while `isNeeded` is true. */
export function useLeaveWarning(isNeeded: () => boolean): void {
  const handleLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  })
  useEffect(() => {
    const handle = (event: BeforeUnloadEvent) => handleLeave(event)
    addEventListener('beforeunload', handle)
    return () => removeEventListener('beforeunload', handle)
  }, [])
}
