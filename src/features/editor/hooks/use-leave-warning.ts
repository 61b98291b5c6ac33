import { useEffect } from 'react'
import type { Editor } from '../lib/editor.ts'

/** Asks before the tab is closed while something is on its way that this browser does not keep. */
export function useLeaveWarning({ store, outbox }: Editor): void {
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (outbox.hasUnkept() || store.getState().busy.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', handleLeave)
    return () => removeEventListener('beforeunload', handleLeave)
  }, [store, outbox])
}
