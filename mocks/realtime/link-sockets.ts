import { ws, type WebSocketHandler } from 'msw'
import { PUSHER_KEY } from '#server/platform/realtime/channels.ts'
import type { RealtimeHub } from '#server/platform/realtime/hub.ts'

/** A backend that failed to start acts as a server without a response; every call reports the failure. */
const ignore = () => undefined

/**
 * The hub at the URL that pusher-js connects to on this origin. MSW's list of clients fills late, so the hub keeps its own.
 * @param isDown called for every socket; true closes the connection at once
 */
export function linkSockets(hub: () => Promise<RealtimeHub>, isDown: () => boolean = () => false): WebSocketHandler {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return ws.link(`${scheme}://${location.host}/app/*`).addEventListener('connection', ({ client }) => {
    // Like a server that went away: a close code that allows reconnecting.
    if (isDown()) return client.close(1001)
    const key = client.url.pathname.split('/')[2] ?? PUSHER_KEY
    // What arrives while the hub is still being started waits for it.
    const socket = hub().then((started) =>
      started.open(key, {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      }),
    )
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') void socket.then((opened) => opened.receive(data), ignore)
    })
    client.addEventListener('close', () => void socket.then((opened) => opened.ended(), ignore))
  })
}
