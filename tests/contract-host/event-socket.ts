import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { realtimeEvents, type RealtimeEventName } from '#generated/realtime/events.ts'

export interface EventSocket {
  /** Whether a client has subscribed to events. */
  wasDialled: boolean
  /** Subscribed channels, each with the signature of its subscription. */
  subscriptions: Map<string, string>
  /** Sends an event to the subscribers. */
  send(event: RealtimeEventName, payload: object): void
}

interface Frame {
  event?: string
  data?: { channel?: string; auth?: string }
}

/** The realtime half of an API host: Pusher's protocol as far as a page needs it, at `/app/<key>`. */
export function listenForSockets(server: Server): EventSocket {
  const open = new Set<WebSocket>()
  const events: EventSocket = {
    wasDialled: false,
    subscriptions: new Map(),
    send(event, payload) {
      realtimeEvents[event].parse(payload)
      for (const channel of events.subscriptions.keys())
        for (const socket of open) socket.send(JSON.stringify({ event, channel, data: JSON.stringify(payload) }))
    },
  }
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, { url = '' }) => {
    if (!url.startsWith('/app/')) return void socket.close(4001, 'No such application')
    events.wasDialled = true
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as Frame
      if (event !== 'pusher:subscribe' || data?.channel === undefined) return
      events.subscriptions.set(data.channel, data.auth ?? '')
      socket.send(
        JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: data.channel, data: '{}' }),
      )
    })
    const hello = JSON.stringify({ socket_id: '48213.90817', activity_timeout: 120 })
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data: hello }))
  })
  return events
}
