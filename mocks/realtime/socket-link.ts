import type { WebSocketHandler } from 'msw'
import type { RealtimeHub } from '#server/platform/realtime/hub.ts'
import { scenario } from '../scenarios/scenario.ts'
import { linkSockets } from './link-sockets.ts'

/** How often silent and dead sockets are looked for, ms. */
const SWEEP_INTERVAL_MS = 10_000

/** The tab host's sockets, for as long as the scenario lets them be. */
export function socketLink(hub: () => Promise<RealtimeHub>): WebSocketHandler {
  // Every call reports that the backend did not start: nothing to do here.
  const withHub = (work: (started: RealtimeHub) => void) => void hub().then(work, () => undefined)
  setInterval(() => withHub((started) => started.sweep()), SWEEP_INTERVAL_MS)
  scenario.onChange(({ isSocketDown }) => {
    if (isSocketDown) withHub((started) => started.closeAll())
  })
  return linkSockets(hub, () => scenario.read().isSocketDown)
}
