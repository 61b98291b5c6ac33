import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

/** How Ollama answers the next request for a model. */
export type OllamaTrouble =
  /** In the middle of its answer. */
  | { kind: 'error'; error: string }
  | { kind: 'cut' }
  /** Its answer ends before the model is here. */
  | { kind: 'end' }
  | { kind: 'refusal'; status: number; error?: string }

export interface FakeOllama {
  url: string
  /** Method and path of each request. */
  asked: string[]
  troubles: OllamaTrouble[]
  close(): Promise<void>
}

const body = z.strictObject({ model: z.string() })
const FILES = [
  ['sha256:weights', 2_000_000_000],
  ['sha256:template', 1_000_000],
] as const

/** Ollama's own API, as far as models are listed, fetched and deleted by it. */
export async function startFakeOllama(): Promise<FakeOllama> {
  const models = new Set<string>()
  const asked: string[] = []
  const troubles: OllamaTrouble[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = request
    asked.push(`${method} ${url}`)
    const json = (status: number, value: object) => response.writeHead(status).end(JSON.stringify(value))
    if (method === 'GET' && url === '/api/tags')
      return void json(200, { models: [...models].map((name) => ({ name, model: name, size: 1, digest: '1' })) })
    const sent: Buffer[] = []
    for await (const chunk of request) sent.push(chunk as Buffer)
    const { data } = body.safeParse(JSON.parse(Buffer.concat(sent).toString()))
    if (!data) return void json(400, { error: 'invalid request' })
    if (method === 'DELETE' && url === '/api/delete')
      return void (models.delete(data.model) ? response.end() : json(404, { error: `model '${data.model}' not found` }))
    if (method !== 'POST' || url !== '/api/pull') return void json(404, { error: 'not found' })
    pull(data.model, response, troubles.shift())
  }

  function pull(model: string, response: ServerResponse, trouble: OllamaTrouble | undefined): void {
    if (trouble?.kind === 'refusal') {
      const { status, error } = trouble
      return void response.writeHead(status).end(error === undefined ? '<html>' : JSON.stringify({ error }))
    }
    const write = (step: object, then?: () => void) => response.write(`${JSON.stringify(step)}\n`, then)
    write({ status: 'pulling manifest' })
    const [[weights, size], [template, rest]] = FILES
    const pulling = (digest: string, total: number, completed?: number) =>
      write({ status: `pulling ${digest}`, digest, total, ...(completed !== undefined && { completed }) })
    // Ollama leaves out a count of nothing.
    pulling(weights, size)
    if (trouble?.kind === 'error') return void response.end(`${JSON.stringify({ error: trouble.error })}\n`)
    if (trouble?.kind === 'cut') return void write({ status: 'pulling' }, () => response.destroy())
    if (trouble?.kind === 'end') return void response.end()
    pulling(weights, size, size)
    pulling(template, rest, rest)
    for (const status of ['verifying sha256 digest', 'writing manifest', 'success']) write({ status })
    models.add(model)
    response.end()
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ asked, troubles },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
