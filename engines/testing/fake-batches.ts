import type OpenAI from 'openai'
import * as z from 'zod'
import type { Received, Reply } from './fake-server.ts'
import type { TypedBody } from './typed-bodies.ts'

type Answer = { costs: boolean; make: () => Promise<Reply> | Reply } | null

/** How a batch ends; DONE: by carrying out its request. */
type End = 'DONE' | 'FAILED' | 'EXPIRED' | 'CANCELLED'

/** A provider's batch interface; the request of a batch is carried out when the batch is done. */
export interface FakeBatches {
  /** Number of polls before a batch has ended. */
  looks: number
  /** How the next batches end; DONE where there is none. */
  ends: End[]
  /** Names of cancelled batches. */
  cancelled: string[]
  /** Uploaded files that were not deleted. */
  files: Map<string, string>
}

interface Batch {
  polls: number
  end: End
  make: () => Promise<Reply> | Reply
}

const free = (make: () => Promise<Reply> | Reply): Answer => ({ costs: false, make })
const newBatches = (): FakeBatches => ({ looks: 1, ends: [], cancelled: [], files: new Map() })

/** Whether it has ended by this poll. */
function poll(state: FakeBatches, name: string, batch: Batch): boolean {
  if (state.cancelled.includes(name)) batch.end = 'CANCELLED'
  return batch.polls++ >= state.looks || batch.end === 'CANCELLED'
}

const WEEK_S = '604800'
const line = z.strictObject({
  custom_id: z.string().min(1),
  method: z.literal('POST'),
  url: z.enum(['/v1/images/generations', '/v1/images/edits']),
  body: z.record(z.string(), z.unknown()),
})
const TYPES = {
  '/v1/images/generations': 'OpenAI.ImageGenerateParamsNonStreaming',
  // The package has no type for edits in JSON: by the provider's API description, files stand as references.
  '/v1/images/edits':
    "Omit<OpenAI.ImageEditParamsNonStreaming, 'image' | 'mask'> & { images: { image_url: `data:image/${string}` }[] }",
} as const

const no = (message: string, status = 400): Reply => ({
  status,
  json: { error: { message, type: 'invalid_request_error', param: null, code: null } },
})

/**
 * OpenAI's: a file with a request in each line, and a batch of it.
 * @param requests bodies to be held against the published types
 */
export function fakeOpenAiBatches(
  requests: TypedBody[],
  make: (endpoint: string, body: unknown) => Promise<Reply>,
): { state: FakeBatches; answer(asked: Received): Promise<Answer> } {
  const state = newBatches()
  const batches = new Map<string, Batch & OpenAI.Batches.BatchCreateParams>()
  let count = 0

  async function upload({ bytes, headers }: Received): Promise<Reply> {
    const type = { 'Content-Type': headers['content-type'] ?? '' }
    const form = await new Response(new Uint8Array(bytes), { headers: type }).formData()
    const { file, purpose, ...rest } = Object.fromEntries(form)
    if (purpose !== 'batch' || !(file instanceof File) || !file.name.endsWith('.jsonl')) return no('Invalid file')
    if (rest['expires_after[anchor]'] !== 'created_at' || rest['expires_after[seconds]'] !== WEEK_S) return no('Expiry')
    const id = `file-${++count}`
    state.files.set(id, await file.text())
    const made: OpenAI.FileObject = {
      ...{ id, object: 'file', bytes: file.size, created_at: 1, filename: file.name, purpose, status: 'processed' },
    }
    return { json: made }
  }

  function create({ json }: Received): Reply {
    const asked = json as OpenAI.Batches.BatchCreateParams
    const { body, url } = line.parse(JSON.parse(state.files.get(asked.input_file_id) ?? ''))
    requests.push({ type: 'OpenAI.Batches.BatchCreateParams', body: json }, { type: TYPES[url], body })
    if (url !== asked.endpoint) return no('The endpoint of the batch and of its lines differ')
    const id = `batch_${++count}`
    batches.set(id, { ...asked, polls: 0, end: state.ends.shift() ?? 'DONE', make: () => make(url, body) })
    return { json: batchOf(id, 'validating') }
  }

  function batchOf(id: string, status: OpenAI.Batch['status'], more: Partial<OpenAI.Batch> = {}): OpenAI.Batch {
    const { endpoint = '', input_file_id = '' } = batches.get(id) ?? {}
    return {
      ...{ id, object: 'batch', endpoint, input_file_id, completion_window: '24h', created_at: 1, status },
      ...more,
    }
  }

  async function look(id: string): Promise<Reply> {
    const batch = batches.get(id)
    if (!batch) return no('No such batch', 404)
    if (!poll(state, id, batch)) return { json: batchOf(id, 'in_progress') }
    if (batch.end === 'FAILED')
      return { json: batchOf(id, 'failed', { errors: { data: [{ message: 'The model can’t be batched' }] } }) }
    if (batch.end === 'CANCELLED') return { json: batchOf(id, 'cancelled') }
    const { status = 200, json } = batch.end === 'DONE' ? await batch.make() : {}
    const isMade = batch.end === 'DONE' && status === 200
    const expired = { response: null, error: { code: 'batch_expired', message: 'This request could not be executed' } }
    const answered = { response: { status_code: status, request_id: 'r', body: json }, error: null }
    const file = `${isMade ? 'output' : 'error'}-${id}`
    const result = { id: 'r', custom_id: 'image', ...(batch.end === 'DONE' ? answered : expired) }
    state.files.set(file, JSON.stringify(result))
    const status_ = batch.end === 'DONE' ? 'completed' : 'expired'
    return { json: batchOf(id, status_, isMade ? { output_file_id: file } : { error_file_id: file }) }
  }

  return {
    state,
    async answer(asked) {
      const { method, path } = asked
      if (method === 'POST' && path === '/v1/files') return free(() => upload(asked))
      if (method === 'POST' && path === '/v1/batches') return { costs: true, make: () => create(asked) }
      const [, kind, id = '', action] = /^\/v1\/(files|batches)\/([\w-]+)(?:\/(\w+))?$/u.exec(path) ?? []
      if (kind === 'batches' && method === 'POST' && action === 'cancel') {
        state.cancelled.push(id)
        return free(() => ({ json: batchOf(id, 'cancelling') }))
      }
      if (kind === 'batches' && method === 'GET' && action === undefined) return free(() => look(id))
      if (kind === 'files' && method === 'GET' && action === 'content') {
        const text = state.files.get(id)
        return free(() => (text === undefined ? no('No such file', 404) : { bytes: Buffer.from(text) }))
      }
      if (kind === 'files' && method === 'DELETE')
        return free(() => (state.files.delete(id) ? { json: { id, object: 'file', deleted: true } } : no('None', 404)))
      return null
    },
  }
}

const googleBatch = z.strictObject({
  batch: z.strictObject({
    displayName: z.string().min(1),
    inputConfig: z.strictObject({
      requests: z.strictObject({
        requests: z.tuple([
          z.strictObject({ request: z.unknown(), metadata: z.strictObject({ key: z.string() }).optional() }),
        ]),
      }),
    }),
  }),
})

/** Gemini's: requests stand in the batch, and answers in its operation. @param make carries out a request of a model */
export function fakeGoogleBatches(make: (model: string, request: unknown) => Promise<Reply>): {
  state: FakeBatches
  create(model: string, asked: Received): Reply
  answer(asked: Received): Answer
} {
  const state = newBatches()
  const batches = new Map<string, Batch>()
  const operation = (name: string, end: string, more: object = {}): Reply => ({
    json: { name, metadata: { state: `BATCH_STATE_${end}` }, ...more },
  })
  async function look(name: string): Promise<Reply> {
    const batch = batches.get(name)
    if (!batch) return { status: 404, json: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } } }
    if (!poll(state, name, batch)) return operation(name, 'RUNNING')
    const message = 'The model can’t be batched'
    if (batch.end !== 'DONE')
      return operation(name, batch.end, { done: true, ...(batch.end === 'FAILED' && { error: { code: 3, message } }) })
    const { status = 200, json } = await batch.make()
    const answered = status === 200 ? { response: json } : (json as object)
    const inlinedResponses = { inlinedResponses: [{ metadata: { key: 'image' }, ...answered }] }
    return operation(name, 'SUCCEEDED', { done: true, response: { inlinedResponses } })
  }
  return {
    state,
    create(model, { json }) {
      const { request } = googleBatch.parse(json).batch.inputConfig.requests.requests[0]
      const name = `batches/b-${batches.size + 1}`
      batches.set(name, { polls: 0, end: state.ends.shift() ?? 'DONE', make: () => make(model, request) })
      return operation(name, 'PENDING')
    },
    answer({ method, path }) {
      const [, name, action] = /^\/v1beta\/(batches\/[\w-]+)(?::(\w+))?$/u.exec(path) ?? []
      if (name === undefined) return null
      if (method === 'GET' && action === undefined) return free(() => look(name))
      if (method !== 'POST' || action !== 'cancel') return null
      state.cancelled.push(name)
      return free(() => ({ json: {} }))
    },
  }
}
