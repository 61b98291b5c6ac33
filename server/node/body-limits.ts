import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export interface BodyLimits {
  /** How long a JSON body may take as a whole, ms. */
  jsonMs: number
  /** Any other body (an upload, a form) may take as long as it needs, while this much arrives … bytes */
  progressBytes: number
  /** … in each span of this length, ms. */
  progressMs: number
}

/** About 30 kB/s for the largest JSON body, and 1 kB/s for everything else. */
const LIMITS: BodyLimits = { jsonMs: 30_000, progressBytes: 30_000, progressMs: 30_000 }

/**
 * Ends requests whose body does not arrive: each one holds a connection and memory for as long as its client likes. Node's
 * own `requestTimeout` is one limit for all kinds, and a large upload on a slow line may take hours.
 */
export function limitBodies(server: Server, limits: BodyLimits = LIMITS): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const refuse = () => {
      // Once: each refusal waits for its answer to be sent, which never happens where the client reads nothing.
      clearTimeout(timer)
      endRequest(request, response)
    }
    const timer = isJson(request)
      ? setTimeout(() => request.complete || refuse(), limits.jsonMs)
      : watchProgress(request, limits, refuse)
    request.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isJson = ({ headers }: IncomingMessage) => /^application\/json\b/i.test(headers['content-type'] ?? '')

function watchProgress(request: IncomingMessage, limits: BodyLimits, refuse: () => void): NodeJS.Timeout {
  const { socket } = request
  let before = socket.bytesRead
  return setInterval(() => {
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    // A full buffer is the server's delay: a disk that is too slow.
    const isWaitingForUs = request.readableLength >= request.readableHighWaterMark
    if (arrived < limits.progressBytes && !request.complete && !isWaitingForUs) refuse()
  }, limits.progressMs)
}

function endRequest(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request
  if (!response.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}
