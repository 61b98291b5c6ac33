import type { Model, Prediction } from 'replicate'
import * as z from 'zod'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { makeByDrafts } from './made-by-drafts.ts'
import { inputOf, openApiOf, REPLICATE_MODELS, versionOf } from './replicate-models.ts'

export const REPLICATE_KEY = 'r8_sentinel0816secret'

export interface FakeReplicate extends FakeServer {
  /** How often a prediction is looked at before it is done. */
  looks: number
  /** Outputs are removed, as an hour after the end. */
  hasExpired: boolean
  /** A failed prediction's error. */
  error: string | null
  /** Predictions that were cancelled. */
  cancelled: string[]
}

interface Options {
  /** A model's output file and its type. */
  make?: (model: string, input: Record<string, unknown>) => Promise<{ bytes: Uint8Array; contentType: string }>
}

interface Asked {
  model: string
  input: Record<string, unknown>
  looks: number
  made: () => ReturnType<NonNullable<Options['make']>>
}

const NOT_FOUND: Reply = { status: 404, json: { detail: 'The requested resource could not be found.', status: 404 } }
const AT = '2026-11-30T09:00:00.000Z'

/** Replicate's API: account, models with their schemas, predictions, and the file on the same host. */
export async function startFakeReplicate({ make = makeReplicate }: Options = {}): Promise<FakeReplicate> {
  const predictions = new Map<string, Asked>()
  const state = { looks: 2, hasExpired: false, error: null as string | null, cancelled: [] as string[] }
  let host = ''

  const predictionOf = (id: string, { model, input }: Asked, more: Partial<Prediction>): Prediction => ({
    ...{ id, model, version: 'hidden', input, logs: '', error: null, data_removed: false, source: 'api' },
    ...{ status: 'starting', created_at: AT },
    urls: { get: `${host}/predictions/${id}`, cancel: `${host}/predictions/${id}/cancel` },
    ...more,
  })
  const create = (model: string | undefined, { json }: Received): Reply => {
    const published = REPLICATE_MODELS[model ?? '']
    if (model === undefined || !published) return NOT_FOUND
    const { input, version, ...rest } = json as { input: Record<string, unknown>; version?: string }
    const schema = z.fromJSONSchema(inputOf(published) as never)
    const { error } = schema.safeParse(input)
    const faults = [
      ...(error?.issues.map(({ path, message }) => `input.${path.join('.')}: ${message}`) ?? []),
      ...Object.keys(rest).map((name) => `${name}: Additional property ${name} is not allowed`),
      ...((version === undefined) === published.isOfficial ? [] : ['version: Does not fit the model']),
    ]
    server.problems.push(...faults.map((fault) => `${model}: ${fault}`))
    if (faults.length > 0)
      return {
        status: 422,
        json: { title: 'Input validation failed', detail: `- ${faults.join('\n- ')}`, status: 422 },
      }
    const id = `prediction${predictions.size + 1}`
    let made: ReturnType<typeof make> | undefined
    const asked = { model, input, looks: 0, made: () => (made ??= make(model, input)) }
    predictions.set(id, asked)
    return { status: 201, json: predictionOf(id, asked, {}) }
  }
  const read = (id: string): Reply => {
    const asked = predictions.get(id)
    if (!asked) return NOT_FOUND
    if (state.cancelled.includes(id)) return { json: predictionOf(id, asked, { status: 'canceled' }) }
    if (++asked.looks <= state.looks) return { json: predictionOf(id, asked, { status: 'processing' }) }
    const end = { completed_at: AT, metrics: { predict_time: 1.5 } }
    if (state.error !== null) return { json: predictionOf(id, asked, { ...end, status: 'failed', error: state.error }) }
    if (state.hasExpired)
      return { json: predictionOf(id, asked, { ...end, status: 'succeeded', output: null, data_removed: true }) }
    const url = `${host}/files/${id}/output`
    const output = REPLICATE_MODELS[asked.model]?.answersList ? [url] : url
    return { json: predictionOf(id, asked, { ...end, status: 'succeeded', output }) }
  }
  const file = async (id: string): Promise<Reply> => {
    const made = await predictions.get(id)?.made()
    return made ? { bytes: made.bytes, contentType: made.contentType } : NOT_FOUND
  }
  const cancel = (id: string): Reply => {
    const asked = predictions.get(id)
    if (!asked) return NOT_FOUND
    state.cancelled.push(id)
    return { json: predictionOf(id, asked, { status: 'canceled' }) }
  }
  const server = await startFakeServer({
    auth: ['authorization', `Bearer ${REPLICATE_KEY}`],
    async answer(asked) {
      const { method, path } = asked
      const [, id = '', end = ''] = /^\/(?:predictions|files)\/(\w+)(\/cancel|\/output)?$/u.exec(path) ?? []
      const [, model, isOrder] = /^\/models\/([\w.-]+\/[\w.-]+)(\/predictions)?$/u.exec(path) ?? []
      if (method === 'POST' && end === '/cancel') return { costs: false, make: () => cancel(id) }
      if (method === 'POST' && path === '/predictions')
        return { costs: true, make: () => create(modelOfVersion(asked.json), asked) }
      if (method === 'POST' && isOrder) return { costs: true, make: () => create(model, asked) }
      if (method !== 'GET') return null
      if (path === '/account') return { costs: false, make: () => ({ json: ACCOUNT }) }
      if (model !== undefined && !isOrder) return { costs: false, make: () => modelAnswer(model) }
      if (end === '/output') return { costs: false, make: () => file(id) }
      return id === '' ? null : { costs: false, make: () => read(id) }
    },
  })
  host = server.url
  return Object.assign(state, server)
}

const ACCOUNT = {
  type: 'organization',
  username: 'acme',
  name: 'Acme Corp, Inc.',
  github_url: 'https://github.com/acme',
}

const modelOfVersion = (json: unknown): string | undefined => {
  const { version } = json as { version?: string }
  return Object.keys(REPLICATE_MODELS).find((name) => versionOf(name) === version)
}

function modelAnswer(name: string): Reply {
  const published = REPLICATE_MODELS[name]
  if (!published) return NOT_FOUND
  const [owner = '', short = ''] = name.split('/')
  const model: Model = {
    ...{ owner, name: short, url: `https://replicate.com/${name}`, visibility: 'public', run_count: 1_000 },
    is_official: published.isOfficial,
    latest_version: {
      ...{ id: versionOf(name), created_at: AT, cog_version: '0.16.8', openapi_schema: openApiOf(published) },
    },
  }
  return { json: model }
}

/** Its results by the built-in engines, which know fal's forms. */
export function makeReplicate(model: string, input: Record<string, unknown>) {
  const { image, prompt } = input
  if (model.startsWith('bytedance/seedance') || model.startsWith('kwaivgi/')) {
    const end = input['last_frame_image']
    const frames = { start_image_url: image ?? input['start_image'], ...(end !== undefined && { end_image_url: end }) }
    return makeByDrafts('image-to-video', { ...frames, duration: `${Number(input['duration'] ?? 5)}` })
  }
  if (model.includes('omni-human')) return makeByDrafts('omnihuman', { image_url: image, audio_url: input['audio'] })
  if (model.endsWith('esrgan'))
    return makeByDrafts('upscaler', { image_url: image, upscale_factor: input['scale'] ?? 4 })
  if (model.includes('fill')) return makeByDrafts('/fill', { image_url: image, mask_url: input['mask'], prompt })
  if (model.endsWith('/music'))
    return makeByDrafts('/music', { prompt, music_length_ms: input['music_length_ms'] ?? 10_000 })
  const [width = 1, height = 1] = String(input['aspect_ratio']).split(':').map(Number)
  return makeByDrafts(model, { image_size: { width: width * 64, height: height * 64 } })
}
