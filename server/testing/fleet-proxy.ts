import { createServer, type IncomingMessage, request as send, type RequestOptions } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

const SERVED_BY = 'x-served-by'

export interface FleetProxy {
  url: string
  /** The processes that get requests, by their URLs. */
  targets: string[]
  close(): Promise<void>
}

/**
 * A load balancer on loopback: every request goes to another process than the one before it, and so does every socket. A process that refuses the connection
 * is left out for that request; one that breaks off an answer fails it, as any balancer's does. Answers name their process in
 * `X-Served-By`.
 */
export async function openFleetProxy(port = 0): Promise<FleetProxy> {
  const targets: string[] = []
  const turns = { requests: 0, sockets: 0 }
  /** All processes, the next one first. */
  const next = (kind: keyof typeof turns) => {
    const turn = turns[kind]++
    return targets.map((_, index) => targets[(turn + index) % targets.length] ?? '').filter(Boolean)
  }
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const order = next('requests')
      const attempt = (index: number) => {
        const target = order[index]
        if (target === undefined) return void answer.writeHead(502).end()
        const outgoing = send(optionsOf(target, incoming), (got) => {
          answer.writeHead(got.statusCode ?? 502, { ...got.headers, [SERVED_BY]: target })
          got.pipe(answer)
          got.on('error', () => answer.destroy())
        })
        outgoing.on('error', (cause: NodeJS.ErrnoException) => {
          if (cause.code === 'ECONNREFUSED') attempt(index + 1)
          else if (answer.headersSent) answer.destroy()
          else answer.writeHead(502).end()
        })
        outgoing.end(body)
      }
      attempt(0)
    })
  })
  server.on('upgrade', (incoming, socket, head) => {
    const target = next('sockets')[0]
    if (target === undefined) return void socket.destroy()
    const { hostname, port: targetPort } = new URL(target)
    const onward = connect(Number(targetPort), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward)
      onward.once('data', (first: Buffer) => {
        socket.write(first.toString('latin1').replace('\r\n', `\r\n${SERVED_BY}: ${target}\r\n`), 'latin1')
        onward.pipe(socket)
      })
    })
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    targets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** With the caller's address, as a balancer passes it on. */
function optionsOf(target: string, { method, url, headers, socket }: IncomingMessage): RequestOptions {
  const { hostname, port } = new URL(target)
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
  return { hostname, port, method, path: url, headers: { ...headers, 'x-forwarded-for': forwarded }, agent: false }
}
