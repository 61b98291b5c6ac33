import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { serviceWorker } from './service-worker.ts'

interface Sent {
  type: string
  payload?: { id?: string; body?: ArrayBuffer; request?: { id: string } }
}

/** A page on MSW's worker: `answer` is its response to the worker. */
async function openPage(answer: { type: string; data: object }) {
  const listeners: Record<string, ((event: object) => void)[]> = {}
  const sent: Sent[] = []
  const page = {
    id: 'page',
    frameType: 'top-level',
    postMessage(message: Sent, ports: MessagePort[]) {
      sent.push(message)
      if (message.type === 'REQUEST') ports[0]?.postMessage(answer)
    },
  }
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] ??= []).push(listener),
    ...{ registration: {}, skipWaiting: () => undefined, console, crypto, fetch: vi.fn<typeof fetch>() },
    caches: { open: async () => ({ match: async () => undefined, put: async () => undefined }) },
    clients: { get: async (id: string) => (id === page.id ? page : undefined), matchAll: async () => [page] },
    ...{ URL, Request, Response, Headers, MessageChannel, ReadableStream, ArrayBuffer },
  }
  runInNewContext(await serviceWorker(), { ...scope, self: scope })
  const say = (data: string) =>
    new Promise<void>((resolve) => {
      for (const listener of listeners['message'] ?? [])
        listener({ data, source: page, waitUntil: (work: Promise<void>) => void work.then(resolve) })
    })
  await say('MOCK_ACTIVATE')
  sent.length = 0
  const ask = async (request: Request) => {
    let answered: Promise<Response> | undefined
    const event = {
      ...{ request, clientId: page.id, respondWith: (response: Promise<Response>) => (answered = response) },
      stopImmediatePropagation: () => (isStopped = true),
    }
    let isStopped = false
    for (const listener of listeners['fetch'] ?? []) if (!isStopped) listener(event)
    return answered
  }
  return { ask, sent }
}

it('sends a call to the page once, and its end without a body', async () => {
  const { ask, sent } = await openPage({ type: 'MOCK_RESPONSE', data: { status: 201, body: 'made' } })
  const response = await ask(new Request('http://localhost/api/story/', { method: 'POST', body: 'a story' }))
  expect([response?.status, await response?.text()]).toEqual([201, 'made'])
  const [asked, ended, ...more] = sent
  expect([asked?.type, new TextDecoder().decode(asked?.payload?.body)]).toEqual(['REQUEST', 'a story'])
  expect(ended).toEqual({ type: 'REQUEST_ERROR', payload: { request: { id: asked?.payload?.id } } })
  expect(more).toEqual([])
})

it.each([
  new Request('http://localhost/src/main.tsx'),
  new Request('http://localhost/health', { method: 'POST', body: 'x' }),
  new Request('http://localhost/api', { method: 'POST', body: 'x' }),
])('the worker ignores a request without a handler: $method $url', async (request) => {
  const { ask, sent } = await openPage({ type: 'PASSTHROUGH', data: {} })
  expect(await ask(request)).toBeUndefined()
  expect(sent).toEqual([])
})
