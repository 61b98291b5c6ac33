import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Backend } from '#server/app.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { type BodyLimits, limitBodies } from './body-limits.ts'
import type { HostConfig } from './config.ts'
import { consoleLog } from './log.ts'

export interface Listening {
  server: Server
  /** For people: with the interface's name, not with the number it resolved to. */
  url: string
}

/** How long answers that are under way may take at shutdown, ms. */
const GRACE_MS = 3_000

/** Between two looks at connections whose headers do not come, ms. */
const CHECK_INTERVAL_MS = 5_000
/**
 * How long a connection waits for its next request, ms: longer than clients and proxies (60 s mostly) keep it. With less, a server that
 * is busy for a moment closes connections on which a request is already under way.
 */
const KEEP_ALIVE_MS = 65_000
/** After this long without a byte in either direction a connection is closed: its client is gone, or reads nothing. ms */
const SILENCE_MS = 300_000

/** The address of a bench holds its words: 2,000 Chinese characters come to 18,000 bytes. More than Node takes by itself, bytes. */
const MAX_HEADER_BYTES = 64 * 1024

/** Listens; rejects when the port is taken. @param bodyLimits left out: what people's lines need */
export function listen(config: HostConfig, backend: Backend, bodyLimits?: BodyLimits): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: config.host,
        port: config.port,
        // Slow lines upload large files, see limitBodies; the headers still have to come at once.
        serverOptions: {
          requestTimeout: 0,
          headersTimeout: 20_000,
          connectionsCheckingInterval: CHECK_INTERVAL_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          maxHeaderSize: MAX_HEADER_BYTES,
          // HTTP lets a server ignore an upgrade that it does not offer, such as h2c.
          shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
        },
        fetch: (request, { incoming }) => {
          // Proxies and this server could each go by another one.
          if (countHosts(incoming) > 1)
            return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } })
          const forwarded = config.trustsProxy ? lastOf(incoming.headers['x-forwarded-for']) : undefined
          const clientAddress = forwarded ?? ('socket' in incoming ? incoming.socket.remoteAddress : undefined)
          return backend.fetch(request, { clientAddress: networkOf(clientAddress ?? 'unknown') })
        },
      },
      ({ port }) => {
        const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
        resolve({ server, url: `http://${name}:${port}` })
      },
    ) as Server
    limitBodies(server, bodyLimits)
    server.setTimeout(SILENCE_MS)
    // Stays: what the operating system refuses a listening server later (too many open files) must not end it.
    server.on('error', (cause) => {
      if (server.listening) consoleLog.error('A connection could not be taken', cause)
      reject(cause)
    })
  })
}

/** Names and values alternate in what was sent. */
const countHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

/** The nearest proxy appends its caller; what stands before it can be made up. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().join(',').split(',').at(-1)?.trim() || undefined
}

/** Takes no more connections and lets answers that are under way end. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(timer)
}
