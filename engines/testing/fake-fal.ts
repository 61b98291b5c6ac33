import type { QueueStatus } from '@fal-ai/client'
import { documentOf, isPublished } from './fal-documents.ts'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const FAL_KEY = 'fal-sentinel-0452:secret'

export interface FakeFal extends FakeServer {
  /** How often a request is looked at before it is done. */
  looks: number
  /** Results are no longer there. */
  hasExpired: boolean
  /** The model's log lines while it works. */
  lines: string[]
  /** A failed request's error in its status. */
  error: string | null
  /** Its safety checker marks every image, which comes black then. */
  marksAll: boolean
  /** Names of cancelled requests. */
  cancelled: string[]
  /** Models whose documents were asked for. */
  described: string[]
  /** Documents in place of those by the published types. */
  documents: Record<string, object>
  /** What is answered in place of a document; null: the document. */
  describes: (model: string) => Reply | null
  /** Holds everything that was received and every result against the types of `@fal-ai/client`. */
  verify(): string[]
}

const IMPORTS = `import type { EndpointTypeMap } from '@fal-ai/client/endpoints'`

/** Where the documents of models are, which need no key. */
const DOCUMENTS = '/api/openapi/queue/openapi.json'
const NO_MODEL: Reply = { status: 404, json: { detail: 'Application not found' } }

interface Options {
  /** A model's output file and its type. */
  make: (model: string, input: Record<string, unknown>) => Promise<{ bytes: Uint8Array; contentType: string }>
}

interface FalRequest {
  model: string
  input: Record<string, unknown>
  looks: number
  made: () => ReturnType<Options['make']>
}

/** fal's queue: submit, status, result, and the file on the same host. */
export async function startFakeFal({ make }: Options): Promise<FakeFal> {
  const requests = new Map<string, FalRequest>()
  const results: TypedBody[] = []
  let host = ''
  const state = {
    looks: 2,
    hasExpired: false,
    lines: [] as string[],
    error: null as string | null,
    marksAll: false,
    cancelled: [] as string[],
    described: [] as string[],
    documents: {} as Record<string, object>,
    describes: (_model: string): Reply | null => null,
  }

  const namesOf = (id: string, model: string) => {
    const base = `${host}/${model.split('/').slice(0, 2).join('/')}/requests/${id}`
    return { request_id: id, response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` }
  }
  const submit = (model: string, asked: Received): Reply => {
    const id = `req-${requests.size + 1}`
    let made: ReturnType<Options['make']> | undefined
    const input = asked.json as Record<string, unknown>
    requests.set(id, { model, input, looks: 0, made: () => (made ??= make(model, input)) })
    const answer: QueueStatus = { status: 'IN_QUEUE', queue_position: 0, ...namesOf(id, model) }
    return { json: answer }
  }
  const read = async (id: string, what: string, hasLines: boolean): Promise<Reply> => {
    const request = requests.get(id)
    if (!request) return { status: 404, json: { detail: 'No such request' } }
    if (what === '/status') {
      const names = namesOf(id, request.model)
      const isDone = ++request.looks > state.looks
      // The first of several looks finds it waiting.
      if (!isDone && request.looks === 1)
        return { json: { status: 'IN_QUEUE', queue_position: 1, ...names } satisfies QueueStatus }
      const logs = hasLines
        ? state.lines.map((message) => ({ message, level: 'INFO', source: 'USER', timestamp: '' }) as const)
        : []
      const answer: QueueStatus = { status: isDone ? 'COMPLETED' : 'IN_PROGRESS', logs, ...names }
      return { json: isDone && state.error !== null ? { ...answer, error: state.error } : answer }
    }
    const { contentType, bytes } = await request.made()
    if (what === '/file') return state.hasExpired ? { status: 410, json: { detail: 'Gone' } } : { bytes, contentType }
    const file = { url: `${host}/files/requests/${id}/file`, content_type: contentType }
    const json = resultOf(request, file, state.marksAll)
    results.push({ type: `EndpointTypeMap['${request.model}']['output']`, body: json })
    return { json }
  }
  const cancel = (id: string): Reply => {
    state.cancelled.push(id)
    return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } }
  }
  const describe = ({ search }: Received): Reply => {
    const model = search.get('endpoint_id') ?? ''
    state.described.push(model)
    const json = state.documents[model] ?? documentOf(model)
    return state.describes(model) ?? (json ? { json } : NO_MODEL)
  }
  const server = await startFakeServer({
    auth: ['authorization', `Key ${FAL_KEY}`],
    isOpen: ({ path }) => path === DOCUMENTS,
    async answer(asked) {
      const [, id = '', what = ''] = /\/requests\/([\w-]+)(\/status|\/file|\/cancel)?$/u.exec(asked.path) ?? []
      if (asked.method === 'PUT' && what === '/cancel') return { costs: false, make: () => cancel(id) }
      if (asked.method === 'GET' && id !== '')
        return { costs: false, make: () => read(id, what, asked.search.get('logs') === '1') }
      if (asked.method === 'GET' && asked.path === DOCUMENTS) return { costs: false, make: () => describe(asked) }
      if (asked.method !== 'POST') return null
      const model = asked.path.slice(1)
      const isKnown = isPublished(model)
      return { costs: true, make: () => (isKnown ? submit(model, asked) : NO_MODEL) }
    },
  })
  host = server.url
  return Object.assign(state, server, {
    verify: () => [...server.problems, ...checkBodies(IMPORTS, [...server.received.flatMap(typed), ...results])],
  })
}

/** Inputs that no model takes were refused. */
const typed = ({ method, path, json }: Received): TypedBody[] =>
  method === 'POST' && isPublished(path.slice(1))
    ? [{ type: `EndpointTypeMap['${path.slice(1)}']['input']`, body: json }]
    : []

/** A model's result besides its file; tests ignore the image size. */
function resultOf(
  { model, input }: FalRequest,
  file: { url: string; content_type: string },
  isMarked: boolean,
): object {
  if (file.content_type.startsWith('audio/')) return { audio: file }
  if (model.endsWith('-training')) return { diffusers_lora_file: file, config_file: file }
  if (file.content_type === 'video/mp4')
    return {
      video: file,
      ...(model.includes('omnihuman') && { duration: 1 }),
      ...(/seedance|wan\//u.test(model) && { seed: 1 }),
    }
  if (model.endsWith('-upscaler')) return { image: file, seed: 1, timings: {} }
  const images = { images: [{ ...file, width: 1024, height: 576 }], seed: 1 }
  if (model.includes('nano-banana')) return { images: images.images, description: '' }
  if (/flux-2-(?:max|flex|pro)/u.test(model)) return images
  return { ...images, prompt: JSON.stringify(input['prompt'] ?? ''), timings: {}, has_nsfw_concepts: [isMarked] }
}
