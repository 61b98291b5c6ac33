import { ws, type WebSocketHandler } from 'msw'
import { scenario } from '../scenarios/scenario.ts'

interface Frame {
  event?: string
  data?: { channel?: string }
}

/** Pusher's protocol as far as a page needs it: it connects and subscribes, and no event ever comes. */
export function contractSockets(): WebSocketHandler {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return ws.link(`${scheme}://${location.host}/app/*`).addEventListener('connection', ({ client }) => {
    // As a server that went away: a code that does not forbid to come back.
    if (scenario.read().isSocketDown) return client.close(1001)
    const send = (frame: object) => client.send(JSON.stringify(frame))
    const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 })
    send({ event: 'pusher:connection_established', data: hello })
    client.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(typeof data === 'string' ? data : '{}') as Frame
      if (frame.event === 'pusher:ping') send({ event: 'pusher:pong', data: '{}' })
      if (frame.event === 'pusher:subscribe')
        send({ event: 'pusher_internal:subscription_succeeded', channel: frame.data?.channel, data: '{}' })
    })
  })
}
