import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_ORIGIN } from '../build/built-app.ts'
import { answerOf, type AnswerRequest } from './answers.ts'
import { type EventSocket, listenForSockets } from './event-socket.ts'

/** One grey point. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwAEhAKB0m7WJwAAAABJRU5ErkJggg==',
  'base64',
)

export interface ContractHost {
  port: number
  /** The mode of its next answers. */
  options: AnswerRequest
  /** Requests that match no operation of the contract. */
  unknown: string[]
  /** Operations that were called, as 'GET /path'. */
  calls: string[]
  events: EventSocket
  close(): Promise<void>
}

/** An API that only knows the contract: no rows, no session. */
export async function serveContract(appOrigin: () => string): Promise<ContractHost> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', API_ORIGIN)
    const headers = {
      'Access-Control-Allow-Origin': appOrigin(),
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    request.resume()
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
    if (/^\/files\/.*\.(png|jpg)$/.test(pathname) && !pathname.includes('missing'))
      return void response.writeHead(200, { ...headers, 'Content-Type': 'image/png' }).end(image)
    const method = request.method ?? 'GET'
    const operation = pathname.startsWith('/api') ? pathname.slice('/api'.length) : ''
    const answer = await answerOf(method, operation, host.options)
    host.calls.push(`${method} ${operation}`)
    if (answer === 'never') return
    if (!answer) {
      if (pathname.startsWith('/api/')) host.unknown.push(`${method} ${pathname}`)
      const body = JSON.stringify({ message: 'Not found', error: 'NOT_FOUND' })
      return void response.writeHead(404, { ...headers, 'Content-Type': 'application/json' }).end(body)
    }
    return void response.writeHead(answer.status, { ...headers, 'Content-Type': 'application/json' }).end(answer.text)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: ContractHost = {
    port: (server.address() as AddressInfo).port,
    options: { manner: 'examples', seed: 1, steady: [] },
    unknown: [],
    calls: [],
    events: listenForSockets(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return host
}
