import type { IncomingMessage, Server } from 'node:http'
import type { Http2SecureServer, Http2Server } from 'node:http2'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RealtimeHub } from '#server/platform/realtime/hub.ts'

interface TokenBucketOptions {
  /** The burst, units. */
  burst: number
  /** Units that are added per second, up to the burst. */
  perSecond: number
}

/** Interval of the check for silent and dead sockets, ms. */
const SWEEP_INTERVAL_MS = 10_000
/** What one socket may send. A tab subscribes once and pings once a minute. */
const FRAMES = { burst: 60, perSecond: 10 }
const BYTES = { burst: 32_768, perSecond: 4_096 }
/** Bytes that may wait for a client that does not read them. */
const MAX_UNSENT_BYTES = 1_000_000
/** How long a client may take to answer the closing of its socket, ms. */
const CLOSE_TIMEOUT_MS = 1_000

/** WebSocket's 'policy violation': clients reconnect, but not at once. */
const POLICY_VIOLATION = 1008

/** Serves the hub at /app/<key>, the URL of pusher-js. Returns how to remove it. */
export function attachRealtime(server: Server | Http2Server | Http2SecureServer, hub: RealtimeHub): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 16_384,
    maxFragments: 64,
    perMessageDeflate: false,
  })
  const sweeper = setInterval(() => hub.sweep(), SWEEP_INTERVAL_MS)
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // From here on the HTTP server no longer listens to this connection: without a listener its reset would end the process.
    stream.on('error', () => stream.destroy())
    const key = /^\/app\/([\w-]{1,64})(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (key === undefined) refuse(stream)
    else sockets.handleUpgrade(request, stream, head, (webSocket) => connect(hub, key, webSocket, stream))
  })
  return () => {
    clearInterval(sweeper)
    hub.closeAll()
    for (const webSocket of sockets.clients) setTimeout(() => webSocket.terminate(), 500).unref()
    sockets.close()
  }
}

/** Also for a client that never closes its own side. */
function refuse(stream: Duplex) {
  stream.once('finish', () => stream.destroy())
  stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

function connect(hub: RealtimeHub, key: string, webSocket: WebSocket, stream: Duplex) {
  webSocket.on('error', () => webSocket.terminate())
  const socket = hub.open(key, {
    send: (text) => {
      webSocket.send(text)
      if (webSocket.bufferedAmount > MAX_UNSENT_BYTES) webSocket.terminate()
    },
    close: (code, reason) => close(webSocket, code, reason),
  })
  const mayFrame = createTokenBucket(FRAMES)
  const mayBytes = createTokenBucket(BYTES)
  /** false once the socket has sent too much; later frames are not even read. */
  const admit = (isWithinLimit: boolean) => {
    if (webSocket.readyState !== webSocket.OPEN) return false
    if (isWithinLimit) return true
    webSocket.pause()
    close(webSocket, POLICY_VIOLATION, 'Too many messages')
    return false
  }
  stream.on('data', (chunk: Buffer) => admit(mayBytes(chunk.length)))
  webSocket.on('ping', () => admit(mayFrame(1)))
  webSocket.on('pong', () => admit(mayFrame(1)))
  webSocket.on('message', (data, isBinary) => {
    if (admit(mayFrame(1)) && !isBinary && data instanceof Buffer) void socket.receive(data.toString())
  })
  webSocket.on('close', () => socket.ended())
}

/** Sends the client the reason; one that does not answer is cut off. */
function close(webSocket: WebSocket, code: number, reason: string) {
  webSocket.close(code, reason)
  const timer = setTimeout(() => webSocket.terminate(), CLOSE_TIMEOUT_MS).unref()
  webSocket.once('close', () => clearTimeout(timer))
}

/**
 * Limits a rate: returns whether this many units may pass now, and counts them. @param now ms of any clock that never goes
 * back
 */
export function createTokenBucket(
  { burst, perSecond }: TokenBucketOptions,
  now: () => number = () => performance.now(),
): (units: number) => boolean {
  let tokens = burst
  let filledAt = now()
  return (units) => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond)
    filledAt = at
    if (units > tokens) return false
    tokens -= units
    return true
  }
}
