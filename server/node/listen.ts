import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Backend } from '#server/app.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { type BodyLimits, limitBodies } from './body-limits.ts'
import type { HostConfig } from './config.ts'
import { consoleLog } from './log.ts'
import { inRequest, requestIdOf } from './request-id.ts'

export interface Listening {
  server: Server
  /** For users: with the interface's name, not with its IP address. */
  url: string
}

/** How long running answers may take at shutdown at least, ms. */
const GRACE_MS = 3_000

/** Between two checks for connections whose headers do not arrive, ms. */
const CHECK_INTERVAL_MS = 5_000
/**
 * How long a connection waits for its next request, ms: longer than clients and proxies (60 s mostly) keep it. With less, a
 * server that is busy for a moment closes connections on which a request is already under way.
 */
const KEEP_ALIVE_MS = 65_000
/** After this long without a byte in either direction a connection is closed: its client is gone, or reads nothing. ms */
const SILENCE_MS = 300_000

/** The URL of a bench contains its words: 2,000 Chinese characters are 18,000 bytes. More than Node's default, bytes. */
const MAX_HEADER_BYTES = 64 * 1024

/** Listens; rejects when the port is taken. @param bodyLimits left out: those for users' connections */
export function listen(config: HostConfig, backend: Backend, bodyLimits?: BodyLimits): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: config.host,
        port: config.port,
        // Slow connections upload large files, see limitBodies; the headers still have to arrive at once.
        serverOptions: {
          requestTimeout: 0,
          headersTimeout: 20_000,
          connectionsCheckingInterval: CHECK_INTERVAL_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          maxHeaderSize: MAX_HEADER_BYTES,
          // HTTP lets a server ignore an upgrade that it does not offer, such as h2c.
          shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
        },
        fetch: (request, { incoming, outgoing }) => {
          const peer = 'socket' in incoming ? incoming.socket.remoteAddress : undefined
          const requestId = requestIdOf(incoming.headers['x-request-id'], config.proxies.includes(peer))
          outgoing.setHeader('X-Request-Id', requestId)
          // Proxies and this server could each use another one.
          if (countHosts(incoming) > 1)
            return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } })
          const clientAddress = config.proxies.callerOf(peer, incoming.headers['x-forwarded-for'])
          const bindings = { clientAddress: networkOf(clientAddress ?? 'unknown'), requestId }
          return inRequest(requestId, () => backend.fetch(request, bindings))
        },
      },
      ({ port }) => {
        const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
        resolve({ server, url: `http://${name}:${port}` })
      },
    ) as Server
    limitBodies(server, bodyLimits)
    server.setTimeout(SILENCE_MS)
    // Stays: later errors of a listening server (too many open files) must not end it.
    server.on('error', (cause) => {
      if (server.listening) consoleLog.error('A connection could not be taken', cause)
      reject(cause)
    })
  })
}

/** Names and values alternate in the raw headers. */
const countHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

/** Accepts no more connections and lets running answers end. @param graceMs how long they may take */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), Math.max(GRACE_MS, graceMs))
  await closed
  clearTimeout(timer)
}
