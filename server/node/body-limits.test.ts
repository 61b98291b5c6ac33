import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { type BodyLimits, limitBodies } from './body-limits.ts'
import { connectTo, received } from './testing/raw-connection.ts'

const NEVER = 600_000
const opened: Server[] = []
afterEach(() => opened.splice(0).forEach((server) => server.close()))

/** A server that answers a request once it is complete, and its port. */
async function serve(limits: BodyLimits): Promise<number> {
  const server = createServer((request, response) => {
    request.on('error', () => undefined)
    request.on('end', () => response.end('whole')).resume()
  })
  opened.push(server)
  limitBodies(server, limits)
  await once(server.listen(0, 'localhost'), 'listening')
  return (server.address() as AddressInfo).port
}

const head = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

it('150 logins that are never sent completely are ended with 408', async () => {
  const port = await serve({ jsonMs: 50, progressBytes: 0, progressMs: NEVER })
  const answers = await Promise.all(
    Array.from({ length: 150 }, async () => {
      const socket = await connectTo(port)
      socket.write(`${head('application/json', 100)}{"username":`)
      return received(socket)
    }),
  )
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(150)
})

it('JSON that arrives completely is answered', async () => {
  const port = await serve({ jsonMs: NEVER, progressBytes: Infinity, progressMs: NEVER })
  const socket = await connectTo(port)
  socket.write(`${head('application/json', 2)}{}`)
  expect(await received(socket)).toMatch(/^HTTP\/1.1 200 [^]*whole/)
})

it('an upload that stops is ended; one that goes on may take longer than any other body', async () => {
  const port = await serve({ jsonMs: 1, progressBytes: 1, progressMs: 200 })
  const stopped = await connectTo(port)
  stopped.write(`${head('video/mp4', 1_000)}abc`)
  const size = 100
  const slow = await connectTo(port)
  slow.write(head('video/mp4', size))
  let sent = 0
  const timer = setInterval(() => {
    slow.write('x')
    if (++sent === size) clearInterval(timer)
  }, 10)
  const [ended, whole] = await Promise.all([received(stopped), received(slow)])
  clearInterval(timer)
  expect(ended).toMatch(/^HTTP\/1.1 408 /)
  expect(whole).toMatch(/^HTTP\/1.1 200 [^]*whole/)
})

it('an upload that stops while its client reads no answer is refused once, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearTimeout'] })
  const warned = vi.fn()
  process.on('warning', warned)
  try {
    const server = createServer((_request, response) => void response.write(new Uint8Array(20_000_000)))
    opened.push(server)
    limitBodies(server, { jsonMs: NEVER, progressBytes: 1_000, progressMs: 200 })
    await once(server.listen(0, 'localhost'), 'listening')
    const socket = await connectTo((server.address() as AddressInfo).port)
    socket.pause().write(`${head('video/mp4', 1_000)}abc`)
    await once(server, 'request')
    vi.advanceTimersByTime(20 * 200)
    await new Promise(setImmediate)
    expect(warned.mock.calls.map(([{ name }]) => name)).toEqual([])
    socket.destroy()
  } finally {
    process.off('warning', warned)
    vi.useRealTimers()
  }
})
