import type { App } from '#server/platform/context.ts'
import type { Realtime } from '#server/platform/ports/services.ts'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import type { Notices } from './notices.ts'
import type { PusherSettings } from './pusher-settings.ts'
import { createSharedRealtime } from './shared-realtime.ts'

export interface OpenedRealtime {
  realtime: Realtime
  /** This process's own sockets; with a service there are none. */
  hub: RealtimeHub
  close(): unknown
}

/**
 * Realtime for this process: by a service, together with other processes, or alone.
 * @param notices null: no other process uses the database
 */
export async function openRealtime(
  { pusher }: { pusher: PusherSettings | null },
  app: Pick<App, 'clock' | 'keys' | 'db' | 'log'>,
  notices: Notices | null,
): Promise<OpenedRealtime> {
  if (pusher === null && notices !== null) return createSharedRealtime(app, notices)
  const hub = createRealtimeHub(app)
  if (pusher === null) return { realtime: hub, hub, close: () => undefined }
  // The client is loaded only where it is used.
  const realtime = (await import('./pusher-realtime.ts')).createPusherRealtime(pusher, app.log)
  return { realtime, hub, close: realtime.close }
}
