import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LocalModel } from '../catalogue.ts'

/** How the hub answers the next request for a file. */
export type HubTrouble =
  /** Sends so many bytes more, and cuts the connection. */
  | { kind: 'cut'; after: number }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Announces and sends other bytes. */
  | { kind: 'other'; bytes: Buffer }
  /** Sends more than it should, without saying how much. */
  | { kind: 'endless'; bytes: Buffer }
  /** Sends the whole file to whoever asks for the rest. */
  | { kind: 'whole' }

export interface FakeHub {
  url: string
  /** Paths that were asked for, with the range. */
  asked: string[]
  troubles: HubTrouble[]
  /** Adds a file by its path. */
  add(path: string, bytes: Buffer): void
  close(): Promise<void>
}

/** A hub of models, and a registry of packages, on this machine. */
export async function startFakeHub(): Promise<FakeHub> {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const troubles: HubTrouble[] = []

  function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const from = Number(/^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1] ?? 0)
    asked.push(from > 0 ? `${url} from ${from}` : url)
    const file = files.get(url)
    if (!file) return void response.writeHead(404).end()
    const trouble = troubles.shift()
    if (trouble?.kind === 'status') return void response.writeHead(trouble.status, trouble.headers).end()
    if (trouble?.kind === 'other')
      return void response.writeHead(200, { 'Content-Length': trouble.bytes.length }).end(trouble.bytes)
    if (trouble?.kind === 'endless') return void response.writeHead(200).end(trouble.bytes)
    if (from > file.length) return void response.writeHead(416).end()
    const isPart = from > 0 && trouble?.kind !== 'whole'
    const rest = isPart ? file.subarray(from) : file
    const range = { 'Content-Range': `bytes ${from}-${file.length - 1}/${file.length}` }
    response.writeHead(isPart ? 206 : 200, { 'Content-Length': rest.length, ...(isPart && range) })
    if (trouble?.kind !== 'cut') return void response.end(rest)
    response.write(rest.subarray(0, trouble.after), () => response.destroy())
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ asked, troubles },
    add: (path, bytes) => void files.set(path, bytes),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Offers a model's files. */
export function addModel(
  hub: FakeHub,
  { repository, revision }: LocalModel,
  files: Readonly<Record<string, Buffer>>,
): void {
  for (const [path, bytes] of Object.entries(files)) hub.add(`/${repository}/resolve/${revision}/${path}`, bytes)
}
