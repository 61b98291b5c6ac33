import * as z from 'zod'
import type { EngineCall } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { pollUntil, whileDelivering } from '../http/poll.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { plainText } from '#src/domain/plain-text.ts'

const REQUEST_TIMEOUT_MS = 60_000
const MAX_BYTES = 2_000_000
const MAX_FILE_BYTES = 400_000_000

const submitted = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/u) })
const status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.string().nullish(),
  logs: z.array(z.object({ message: z.string() })).nullish(),
})
const file = z.object({ url: z.string() })
const result = z.object({
  video: file.nullish(),
  audio: file.nullish(),
  audio_file: file.nullish(),
  image: file.nullish(),
  images: z.array(file).nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
})

/** The queue's status of a request. */
export type QueueStatus = z.infer<typeof status>

interface QueueWork {
  input: Readonly<Record<string, unknown>>
  /** Identifies the order; default: the input. */
  request?: unknown
  /** Called on every poll; includes the model's log lines. */
  onStatus?: ((status: QueueStatus) => void) | undefined
}

/**
 * Generates a file with a model in a fal queue: submit, poll, fetch the result, fetch the file. The request's name is stored, so
 * that polling resumes after a crash.
 * @param model for example `fal-ai/kling-video/v3/pro/image-to-video`
 */
export function runInQueue(
  provider: Provider,
  model: string,
  input: Readonly<Record<string, unknown>>,
  call: EngineCall | undefined,
): Promise<Uint8Array> {
  return order(provider, model, { input }, call, (made, signal) => {
    const {
      video,
      audio,
      audio_file: sound,
      image,
      images,
      has_nsfw_concepts: marks,
    } = result.safeParse(made).data ?? {}
    // An image flagged by its safety checker is black.
    if (marks?.includes(true)) throw new Refused(`${provider.label} refused: its safety checker flagged the image`)
    const address = (video ?? audio ?? sound ?? image ?? images?.[0])?.url
    if (address === undefined) throw new Refused(`${provider.label} returned nothing`)
    return fetchMade(provider, address, signal)
  })
}

/** The same for models with more than a file as result: answers its JSON; the caller fetches the files. */
export async function resultOfQueue(
  provider: Provider,
  model: string,
  work: QueueWork,
  call: EngineCall | undefined,
): Promise<unknown> {
  const answer = await order(provider, model, work, call, async (made) =>
    new TextEncoder().encode(JSON.stringify(made)),
  )
  return parseJson(answer)
}

/** A file of a result. The next run retries a failed download: it costs nothing. */
export const fetchMade = (provider: Provider, address: string, signal?: AbortSignal): Promise<Uint8Array> =>
  whileDelivering(() => provider.download(address, { maxBytes: MAX_FILE_BYTES, signal }), signal)

/** @param deliver picks the stored part of the result */
async function order(
  provider: Provider,
  model: string,
  { input, request = input, onStatus }: QueueWork,
  call: EngineCall | undefined,
  deliver: (made: unknown, signal?: AbortSignal) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const small = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_BYTES }
  const asked = {
    request,
    async submit(signal?: AbortSignal) {
      const answer = submitted.safeParse(parseJson(await provider.ask(`/${model}`, { body: input, ...small, signal })))
      if (!answer.success) throw new PossiblyCharged(`${provider.label} returned no job ID`)
      return { operation: answer.data.request_id }
    },
    async collect(id: string, signal?: AbortSignal) {
      const look = (path: string) => provider.ask(`${addressOf(model, id)}${path}`, { method: 'GET', ...small, signal })
      const { made } = await untilMade(provider, look, { signal, onStatus })
      return deliver(made, signal)
    },
  }
  return provider.placeOrder(model, asked, call)
}

/** Requests are found under the app's name, without the model's further path. */
const addressOf = (model: string, id: string) => `/${model.split('/').slice(0, 2).join('/')}/requests/${id}`

/** Work that has not begun is not charged. */
export async function cancelInQueue(provider: Provider, model: string, id: string): Promise<void> {
  await provider.ask(`${addressOf(model, id)}/cancel`, {
    ...{ method: 'PUT', timeoutMs: 5_000, maxBytes: MAX_BYTES },
  })
}

type Waiting = Pick<QueueWork, 'onStatus'> & { signal: AbortSignal | undefined }

/** The result's JSON, as soon as there is one. */
const untilMade = (
  provider: Provider,
  look: (path: string) => Promise<Uint8Array>,
  { signal, onStatus }: Waiting,
): Promise<{ made: unknown }> =>
  pollUntil(
    provider,
    async () => {
      const { data } = status.safeParse(parseJson(await look(onStatus ? '/status?logs=1' : '/status')))
      if (data?.error) throw new Refused(`${provider.label} failed: ${plainText(data.error).slice(0, 200)}`)
      if (data) onStatus?.(data)
      return data?.status === 'COMPLETED' ? { made: parseJson(await look('')) } : null
    },
    signal,
  )
