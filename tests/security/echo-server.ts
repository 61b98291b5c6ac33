import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EchoServer {
  port: number
  url: string
  /** Everything that it received. */
  messages: string[]
  close(): Promise<void>
}

/** Statuses of the next answers. */
const STATUSES = [400, 401, 403, 404, 429, 500, 503, 200]

/** A service that repeats everything it received, keys included, in every field of an error. */
export async function startEchoServer(): Promise<EchoServer> {
  const messages: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headerText = Object.values(request.headers).join(' ')
      // Errors are truncated: the beginning counts.
      const sent = /"api_key":"[^"]*"/u.exec(Buffer.concat(parts).toString('latin1'))?.[0] ?? ''
      const message = `${request.headers.authorization ?? ''} ${String(request.headers['xi-api-key'])} ${request.url} ${sent} ${headerText}`
      messages.push(message)
      const error = { message, type: 'invalid_request_error', code: message, param: message }
      const headers = { 'Content-Type': 'application/json', 'Retry-After': '0' }
      response.writeHead(STATUSES[messages.length % STATUSES.length] ?? 500, headers)
      response.end(JSON.stringify({ error, message, detail: [{ msg: message }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    messages,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
