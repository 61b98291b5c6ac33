import type { QueryClient } from '@tanstack/react-query'
import { logDiagnostic } from '../telemetry/log.ts'

/**
 * Loads the connection, for which people who have not signed in need not wait, and makes it. Returns how to end it.
 * @param begun number of the channel's last event when the page began to load what it shows; null where that is not known
 */
export function openRealtime(pusherId: string, begun: Promise<number | null>, client: QueryClient): () => void {
  let isOver = false
  let close: (() => void) | undefined
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
