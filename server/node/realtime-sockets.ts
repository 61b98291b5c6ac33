import type { IncomingMessage, Server } from 'node:http'
import type { Http2SecureServer, Http2Server } from 'node:http2'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { RealtimeHub } from '#server/realtime/hub.ts'

/** How often silent and dead sockets are looked for, ms. */
const SWEEP_EVERY_MS = 10_000

/** Puts the hub on the server's /app/<key> address, as pusher-js dials it. Answers how to take it off again. */
export function attachRealtime(server: Server | Http2Server | Http2SecureServer, hub: RealtimeHub): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384, perMessageDeflate: false })
  const sweeper = setInterval(() => hub.sweep(), SWEEP_EVERY_MS)
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const key = /^\/app\/([\w-]{1,64})(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (key === undefined) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, stream, head, (webSocket) => {
      const socket = hub.open(key, {
        send: (text) => webSocket.send(text),
        close: (code, reason) => webSocket.close(code, reason),
      })
      webSocket.on('message', (data, isBinary) => {
        if (!isBinary && data instanceof Buffer) void socket.receive(data.toString())
      })
      webSocket.on('close', () => socket.ended())
      webSocket.on('error', () => webSocket.terminate())
    })
  })
  return () => {
    clearInterval(sweeper)
    hub.closeAll()
    for (const webSocket of sockets.clients) setTimeout(() => webSocket.terminate(), 500).unref()
    sockets.close()
  }
}
