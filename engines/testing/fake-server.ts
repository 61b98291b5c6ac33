import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a fake handles the next charged request. */
export type Trouble =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** Never answers. */
  | { kind: 'hang' }
  /** Announces more than it sends, and breaks off. */
  | { kind: 'half' }
  /** Answers when `release` is called. */
  | { kind: 'held' }
  /** Is carried out as usual: for requests before the one that is meant. */
  | { kind: 'none' }

export interface Received {
  method: string
  /** Without the search. */
  path: string
  search: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
  json: unknown
}

export interface Reply {
  status?: number
  json?: unknown
  bytes?: Uint8Array
  contentType?: string
  /** Where a redirect leads. */
  location?: string
}

export interface FakeServer {
  url: string
  /** Everything that was asked, in order. */
  received: Received[]
  /** Problems of requests; none with a correct client. */
  problems: string[]
  /** Troubles of the next charged requests, one each. */
  troubles: Trouble[]
  /** Lets everything that is held go on. */
  release(): void
  /** Number of requests that cost something, whatever their outcome. */
  asked(): number
  /** Number of completed requests that cost something. */
  submissions(): number
  /** Called for every request once it is received and counted, and once it is answered. */
  listeners: Set<(asked: Received, moment: 'ASKED' | 'ANSWERED') => void>
  close(): Promise<void>
}

export interface FakeOptions {
  /** Null: no such path. `costs` marks charged requests. */
  answer(request: Received): Promise<{ costs: boolean; make: () => Promise<Reply> | Reply } | null>
  /** Header and value that every request must have; null: none. */
  auth: readonly [name: string, ...values: string[]] | null
  /** Requests that need no key, and must have none. */
  isOpen?: (request: Received) => boolean
  /** Duration of charged work, ms. */
  delayMs?: number
}

/** A provider's wire form on a port of this machine. */
export async function startFakeServer({
  answer,
  auth,
  isOpen = () => false,
  delayMs = 0,
}: FakeOptions): Promise<FakeServer> {
  const received: Received[] = []
  const problems: string[] = []
  const troubles: Trouble[] = []
  const listeners: FakeServer['listeners'] = new Set()
  const held = new Set<() => void>()
  let submissions = 0
  let wanted = 0

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const bytes = Buffer.concat(parts)
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
    const asked: Received = {
      ...{
        method: request.method ?? '',
        path: url.pathname,
        search: url.searchParams,
        headers: request.headers,
        bytes,
      },
      json: isJson ? (JSON.parse(bytes.toString()) as unknown) : null,
    }
    received.push(asked)
    const [name, ...values] = auth ?? ['']
    const isFree = isOpen(asked)
    if (isFree && request.headers[name] !== undefined) problems.push(`${asked.path}: ${name} is sent along`)
    if (auth && !isFree && !values.includes(String(request.headers[name]))) {
      problems.push(`${asked.path}: ${name} is ${String(request.headers[name])}`)
      return void response.writeHead(401).end()
    }
    // Two spellings of one header are joined on their way.
    if (request.headers['content-type']?.includes(',')) problems.push(`${asked.path}: two content types`)
    const found = await answer(asked)
    if (!found) {
      problems.push(`${asked.method} ${asked.path} is unknown`)
      return void response.writeHead(404).end()
    }
    if (found.costs) wanted++
    const trouble = found.costs ? troubles.shift() : undefined
    if (trouble?.kind === 'status')
      return void response
        .writeHead(trouble.status, { 'Content-Type': 'application/json', ...trouble.headers })
        .end(JSON.stringify(trouble.body ?? { error: { message: 'trouble' } }))
    if (found.costs) submissions++
    const tell = (moment: 'ASKED' | 'ANSWERED') => listeners.forEach((listen) => listen(asked, moment))
    response.once('finish', () => tell('ANSWERED'))
    tell('ASKED')
    if (trouble?.kind === 'hang') return
    if (trouble?.kind === 'held') await new Promise<void>((resolve) => held.add(resolve))
    if (found.costs && delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const { status = 200, json, bytes: body, contentType = 'application/json', location } = await found.make()
    const sent = body ?? Buffer.from(JSON.stringify(json))
    const redirect = location === undefined ? {} : { Location: location }
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': sent.length, ...redirect })
    if (trouble?.kind !== 'half') return void response.end(sent)
    response.write(sent.subarray(0, Math.floor(sent.length / 2)), () => response.destroy())
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((cause: unknown) => {
      problems.push(String(cause))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    problems,
    troubles,
    listeners,
    release() {
      for (const goOn of held) goOn()
      held.clear()
    },
    asked: () => wanted,
    submissions: () => submissions,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
