import * as z from 'zod'
import { WaitingAtProvider } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Order } from '../http/place-order.ts'
import type { Provider } from '../http/provider.ts'
import { NotCharged, PossiblyCharged, Refused } from '../http/provider-error.ts'
import { plainText } from '#src/domain/plain-text.ts'
import type { Sent } from '../sdk/call-model.ts'
import type { ImageForm } from '../sdk/image-models.ts'
import { imageType } from '../images.ts'

const QUICK = { timeoutMs: 60_000, maxBytes: 2_000_000 }
/** An image in base64 with its envelope. */
const WHOLE = { timeoutMs: 300_000, maxBytes: 60_000_000 }

/** Files at OpenAI go by themselves where they could not be deleted, and results that were never fetched. */
const FILES_EXPIRE = { anchor: 'created_at', seconds: 7 * 24 * 60 * 60 }

/** Between two polls, ms: half of the time that it has been waiting, within these. */
const POLL_MS = { min: 5_000, max: 15 * 60_000 }
/** Providers end batches after one day or two; one that cannot be polled for so long is given up. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000

/** A batch of one request, as an order stores it. */
const stored = z.object({
  form: z.enum(['openai', 'google']),
  /** The batch's name at its provider. */
  batch: z.string(),
  /** The uploaded request. */
  file: z.string().optional(),
  /** ms since 1970. */
  since: z.number(),
})
type Batch = z.output<typeof stored>

/**
 * Orders an image by its provider's batch interface: within a day, at half the price. A batch holds one request, so it is an order like
 * any other. It is polled once in each run of the job: `WaitingAtProvider` ends a run.
 */
export function orderOvernight(
  provider: Provider,
  form: ImageForm,
  { path, sent }: { path: string; sent: Sent },
): Omit<Order, 'request'> {
  const { submit, poll } = form === 'openai' ? openAi : google
  return {
    async submit(signal) {
      const batch = await submit(provider, path, sent, signal)
      return { operation: JSON.stringify({ form, ...batch, since: provider.tools.now() } satisfies Batch) }
    },
    async collect(operation, signal) {
      const batch = stored.parse(JSON.parse(operation))
      const waitedMs = provider.tools.now() - batch.since
      let cause: unknown
      try {
        const answer = await poll(provider, batch, signal)
        if (answer) return answer
      } catch (failure) {
        if (signal?.aborted || isFinal(failure) || waitedMs > GIVE_UP_MS) throw failure
        cause = failure
      }
      const pollAfterMs = Math.min(POLL_MS.max, Math.max(POLL_MS.min, waitedMs / 2))
      throw new WaitingAtProvider(`${provider.label} hasn’t finished its overnight batch`, { pollAfterMs, cause })
    },
  }
}

/** What the batch came to; a key that is not accepted for an hour, or a broken connection, must not lose what was made. */
const isFinal = (cause: unknown) =>
  cause instanceof Refused
    ? cause.status === null || cause.status === 404 || cause.status === 410
    : !(cause instanceof NotCharged || cause instanceof PossiblyCharged)

/** Cancels a batch: what is not made by then is not charged. Other operations of these providers cannot be cancelled. */
export async function cancelBatch(provider: Provider, _model: string, operation: string): Promise<void> {
  const { data } = stored.safeParse(parseJson(new TextEncoder().encode(operation)))
  if (!data) return
  const { form, batch } = data
  const path = form === 'openai' ? `/batches/${batch}/cancel` : `/${batch}:cancel`
  await provider.ask(path, { ...QUICK, timeoutMs: 5_000 })
  await removeFile(provider, data.file)
}

interface Batches {
  submit(provider: Provider, path: string, sent: Sent, signal?: AbortSignal): Promise<Pick<Batch, 'batch' | 'file'>>
  /** The answer to the only request, in the form of an answer at once; null: not yet. Throws Refused where there is none. */
  poll(provider: Provider, batch: Batch, signal?: AbortSignal): Promise<Uint8Array | null>
}

const toBytes = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))

/** The batch came to nothing, which costs nothing. @param said its provider's words */
const failed = ({ label }: Provider, what: string, said?: string | null) =>
  new Refused(`${label}’s overnight batch ${what}${said ? `: ${plainText(said).slice(0, 200)}` : ''}`)

const named = z.object({ id: z.string() })
const openAiBatch = z.object({
  status: z.string(),
  output_file_id: z.string().nullish(),
  error_file_id: z.string().nullish(),
  errors: z.object({ data: z.array(z.object({ message: z.string().nullish() })).nullish() }).nullish(),
})
const message = z.object({ message: z.string().nullish() })
const openAiLine = z.object({
  response: z.object({ status_code: z.number(), body: z.unknown() }).nullish(),
  error: message.nullish(),
})
const refusal = z.object({ error: message })

const openAi: Batches = {
  async submit(provider, path, sent, signal) {
    const endpoint = `/v1${path}`
    const body = sent.body instanceof FormData ? await toJsonEdit(sent.body) : sent.body
    const line = JSON.stringify({ custom_id: 'image', method: 'POST', url: endpoint, body })
    const form = new FormData()
    form.set('purpose', 'batch')
    form.set('expires_after[anchor]', FILES_EXPIRE.anchor)
    form.set('expires_after[seconds]', String(FILES_EXPIRE.seconds))
    form.set('file', new Blob([line], { type: 'application/jsonl' }), 'image.jsonl')
    const file = await provider.ask('/files', { ...QUICK, timeoutMs: 120_000, body: form, signal }).catch(asUnpaid)
    const { id } = read(provider, named, file, NotCharged)
    const batch = { input_file_id: id, endpoint, completion_window: '24h', output_expires_after: FILES_EXPIRE }
    const created = await provider.ask('/batches', { ...QUICK, body: batch, signal }).catch(async (cause: unknown) => {
      if (!(cause instanceof PossiblyCharged)) await removeFile(provider, id)
      throw cause
    })
    return { batch: read(provider, named, created, PossiblyCharged).id, file: id }
  },
  async poll(provider, { batch, file }, signal) {
    const get = (path: string, limits = QUICK) => provider.ask(path, { ...limits, method: 'GET', signal })
    const made = read(provider, openAiBatch, await get(`/batches/${batch}`), NotCharged)
    const { status, output_file_id: output, error_file_id: errors } = made
    if (!['completed', 'failed', 'expired', 'cancelled'].includes(status)) return null
    const found = output ?? errors
    const line = found ? await get(`/files/${found}/content`, WHOLE) : null
    await removeFile(provider, file)
    const { response, error } = line ? read(provider, openAiLine, line, NotCharged) : {}
    if (response?.status_code === 200) return toBytes(response.body)
    if (status === 'expired') throw failed(provider, 'expired before this image was made')
    if (status === 'cancelled') throw failed(provider, 'was cancelled')
    const said = refusal.safeParse(response?.body).data?.error ?? error ?? made.errors?.data?.[0]
    throw failed(provider, 'failed', said?.message)
  },
}

/** The upload alone costs nothing, whatever becomes of it. */
function asUnpaid(cause: unknown): never {
  throw cause instanceof PossiblyCharged ? new NotCharged(cause.message, { cause }) : cause
}

/** Forms cannot be in a batch: images stand in JSON as data URLs. */
async function toJsonEdit(form: FormData): Promise<Record<string, unknown>> {
  const images: { image_url: string }[] = []
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = name === 'n' ? Number(value) : value
      continue
    }
    const bytes = new Uint8Array(await value.arrayBuffer())
    images.push({ image_url: `data:${imageType(bytes)};base64,${Buffer.from(bytes).toString('base64')}` })
  }
  return { ...fields, images }
}

/** Deletes the request's file, which is of no more use; where that fails, it expires. */
async function removeFile(provider: Provider, file: string | undefined): Promise<void> {
  if (file === undefined) return
  await provider.ask(`/files/${file}`, { ...QUICK, timeoutMs: 10_000, method: 'DELETE' }).catch(() => undefined)
}

const inlined = z.object({
  inlinedResponses: z.object({
    inlinedResponses: z.tuple([z.object({ response: z.unknown().optional(), error: message.nullish() })]),
  }),
})
const operation = z.object({
  metadata: z.object({ state: z.string(), output: z.unknown().optional() }),
  response: z.unknown().optional(),
  error: message.nullish(),
})

const google: Batches = {
  async submit(provider, path, sent, signal) {
    const requests = [{ request: sent.body, metadata: { key: 'image' } }]
    const batch = { displayName: 'Storyloom image', inputConfig: { requests: { requests } } }
    const batchPath = path.replace(/:generateContent$/u, ':batchGenerateContent')
    const created = await provider.ask(batchPath, { ...QUICK, timeoutMs: 120_000, body: { batch }, signal })
    return { batch: read(provider, z.object({ name: z.string() }), created, PossiblyCharged).name }
  },
  async poll(provider, { batch }, signal) {
    const answer = await provider.ask(`/${batch}`, { ...WHOLE, method: 'GET', signal })
    const { metadata, response, error } = read(provider, operation, answer, NotCharged)
    const state = metadata.state.replace(/^(?:BATCH|JOB)_STATE_/u, '')
    if (!['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'].includes(state)) return null
    const found = inlined.safeParse(response).data ?? inlined.safeParse(metadata.output).data
    const [made] = found?.inlinedResponses.inlinedResponses ?? []
    if (made?.response !== undefined) return toBytes(made.response)
    if (state === 'EXPIRED') throw failed(provider, 'expired before this image was made')
    if (state === 'CANCELLED') throw failed(provider, 'was cancelled')
    throw failed(provider, 'failed', (made?.error ?? error)?.message)
  },
}

/** @param Problem what an answer of another form means: of a poll nothing is lost, of a submit the work may have begun */
function read<Value>(
  { label }: Provider,
  schema: z.ZodType<Value>,
  answer: Uint8Array,
  Problem: new (text: string) => NotCharged | PossiblyCharged,
): Value {
  const { data } = schema.safeParse(parseJson(answer))
  if (data === undefined) throw new Problem(`${label} returned an unexpected response`)
  return data
}
