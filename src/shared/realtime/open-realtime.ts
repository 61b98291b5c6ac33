import type { QueryClient } from '@tanstack/react-query'
import { logDiagnostic } from '../telemetry/log.ts'
import { readLastEvent } from './last-event.ts'

/** Loads the connection, for which people who have not signed in need not wait, and makes it. Returns how to end it. */
export function openRealtime(pusherId: string, client: QueryClient): () => void {
  let isOver = false
  let close: (() => void) | undefined
  // Before anything else: what happens while the page and the connection load is told afterwards.
  const begun = readLastEvent()
  import('./connect.ts')
    .then(({ connectRealtime }) => {
      if (!isOver) close = connectRealtime(pusherId, begun, client)
    })
    .catch((cause: unknown) => logDiagnostic('Realtime could not be loaded', cause))
  return () => {
    isOver = true
    close?.()
  }
}
