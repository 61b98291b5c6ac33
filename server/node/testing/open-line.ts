import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP connection to a PostgreSQL on a socket. */
export interface Line {
  port: number
  /** Dies without ending, as when a cable is unplugged or a firewall drops it. */
  fallSilent(): void
  close(): void
}

/**
 * @param target the path of PostgreSQL's socket
 * @param options.dropsNotices as a pooler in transaction mode does
 */
export async function openLine(target: string, { dropsNotices = false } = {}): Promise<Line> {
  const pairs = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connectTo(target)
    for (const socket of [near, far]) {
      pairs.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.pipe(far)
    if (dropsNotices) far.pipe(withoutNotices()).pipe(near)
    else far.pipe(near)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const socket of pairs) socket.unpipe().pause()
    },
    close() {
      for (const socket of pairs) socket.destroy()
      server.close()
    },
  }
}

/** Passes PostgreSQL's messages (a letter, the length, the rest) but NotificationResponse, 'A'. */
function withoutNotices(): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const length = 1 + rest.readInt32BE(1)
        if (rest[0] !== 'A'.charCodeAt(0)) this.push(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
      done()
    },
  })
}
