import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** A bare TCP connection to a server under test, for what no HTTP client would do. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return socket
}

/** Resolves once the connection has ended, from whichever side, with everything that arrived on it. */
export function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Answers the server's end with its own, as a client that is done does.
  socket.on('end', () => socket.end())
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** The request with which a WebSocket begins. */
export function upgradeRequest(path: string): string {
  const key = randomBytes(16).toString('base64')
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`
}
