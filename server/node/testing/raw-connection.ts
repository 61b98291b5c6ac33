import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** A bare TCP connection to a server under test, for requests that no HTTP client would send. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return socket
}

/** Resolves once either side has ended the connection, with all bytes that arrived. */
export function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Answers the server's end with its own, like a client that is done.
  socket.on('end', () => socket.end())
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** The upgrade request of a WebSocket. */
export function upgradeRequest(path: string): string {
  const key = randomBytes(16).toString('base64')
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`
}
