import { useEffect } from 'react'
import type { Editor } from '../lib/editor.ts'

/** Asks before the tab is closed while edits are on their way. */
export function useLeaveWarning({ store }: Editor): void {
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (store.getState().running > 0) event.preventDefault()
    }
    addEventListener('beforeunload', handleLeave)
    return () => removeEventListener('beforeunload', handleLeave)
  }, [store])
}
