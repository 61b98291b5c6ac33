import { ws, type WebSocketHandler } from 'msw'
import { PUSHER_KEY } from '#server/realtime/channels.ts'
import type { RealtimeHub } from '#server/realtime/hub.ts'
import { scenario } from '../scenarios/scenario.ts'

/** How often silent and dead sockets are looked for, ms. */
const SWEEP_EVERY_MS = 10_000

/** The hub on the address that pusher-js dials on this origin. MSW's own list of clients fills late, so the hub keeps its own. */
export function socketLink(hub: RealtimeHub): WebSocketHandler {
  setInterval(() => hub.sweep(), SWEEP_EVERY_MS)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return ws.link(`${scheme}://${location.host}/app/*`).addEventListener('connection', ({ client }) => {
    // As a server that went away: a code that does not forbid to come back.
    if (scenario.read().isSocketDown) return client.close(1001)
    const key = client.url.pathname.split('/')[2] ?? PUSHER_KEY
    const socket = hub.open(key, {
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    })
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') void socket.receive(data)
    })
    client.addEventListener('close', () => socket.ended())
    scenario.onChange(({ isSocketDown }) => {
      if (isSocketDown) client.close(1001)
    })
  })
}
