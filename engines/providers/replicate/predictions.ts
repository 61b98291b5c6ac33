import * as z from 'zod'
import type { EngineCall } from '#engines/ports.ts'
import { pollUntil, whileDelivering } from '../http/poll.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { CONNECTION, runModel } from '../sdk/call-model.ts'

/** Answers repeat the input, files included. */
const LIMITS = { timeoutMs: 60_000, maxBytes: 20_000_000 }
const CANCEL_MS = 5_000
const MAX_FILE_BYTES = 400_000_000
/** Ten megabytes of files in base 64, the most that its client puts into a request. */
const MAX_INPUT_CHARACTERS = 13_400_000
const MAX_REASON = 200

/** A model as its predictions name it. */
export interface ReplicateModel {
  /** `owner/name` */
  name: string
  /** Of a community model, whose predictions name a version; null: an official model. */
  version: string | null
}

const created = z.object({ id: z.string().regex(/^\w{1,100}$/u) })
const prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  data_removed: z.boolean().nullish(),
})
const files = z.union([z.string(), z.array(z.string()).min(1)])

/** How models say that a safety checker refused the words or the result. */
const NOT_SAFE = /nsfw|sensitive|\bE005\b|safety|moderat|content policy/iu

/**
 * Generates a file by a model of Replicate: create a prediction, poll, fetch the file. The prediction's name is stored, so that polling
 * resumes after a crash. Files go along as data URLs, which Replicate does not store.
 */
export async function runPrediction(
  provider: Provider,
  { name, version }: ReplicateModel,
  input: Readonly<Record<string, unknown>>,
  call: EngineCall | undefined,
): Promise<Uint8Array> {
  const { label } = provider
  if (JSON.stringify(input).length > MAX_INPUT_CHARACTERS)
    throw new Refused(`${label} takes images and sound of at most 10 MB together`)
  const order = {
    request: input,
    async submit(signal?: AbortSignal) {
      const run = async (send: typeof fetch) =>
        (await connect(send)).predictions.create(version === null ? { model: name, input } : { version, input })
      const answer = created.safeParse(await runModel(provider, { ...LIMITS, run }, signal))
      if (!answer.success) throw new PossiblyCharged(`${label} returned no prediction ID`)
      return { operation: answer.data.id }
    },
    async collect(id: string, signal?: AbortSignal) {
      const run = async (send: typeof fetch) => (await connect(send)).predictions.get(id)
      const look = async () => prediction.safeParse(await runModel(provider, { ...LIMITS, run }, signal)).data
      const url = await pollUntil(provider, async () => fileOf(provider, await look()), signal)
      return whileDelivering(() => provider.download(url, { maxBytes: MAX_FILE_BYTES, signal }), signal)
    },
  }
  return provider.placeOrder(name, order, call)
}

/** Work that has not begun is not charged. */
export async function cancelPrediction(provider: Provider, _model: string, id: string): Promise<void> {
  const run = async (send: typeof fetch) => (await connect(send)).predictions.cancel(id)
  await runModel(provider, { ...LIMITS, timeoutMs: CANCEL_MS, run }, undefined)
}

/** Its own retries send nothing: `runModel` sends once, whatever comes of it. */
async function connect(send: typeof fetch) {
  const { default: Replicate } = await import('replicate')
  return new Replicate({ auth: CONNECTION.apiKey, baseUrl: CONNECTION.baseURL, fetch: send })
}

/** The URL of the file, null while there is none. Throws where there will be none. */
function fileOf({ label }: Provider, found: z.infer<typeof prediction> | undefined): string | null {
  if (!found || found.status === 'starting' || found.status === 'processing') return null
  if (found.status !== 'succeeded') {
    const reason = typeof found.error === 'string' ? plainText(found.error).slice(0, MAX_REASON) : ''
    if (NOT_SAFE.test(reason)) throw new Refused(`${label} refused: ${reason}`)
    throw new Refused(`${label} ${found.status === 'failed' ? 'failed' : 'cancelled it'}${reason && `: ${reason}`}`)
  }
  // An hour after the end.
  if (found.data_removed) throw new Refused('The generated file is no longer available')
  const made = files.safeParse(found.output).data
  if (made === undefined) throw new Refused(`${label} returned nothing`)
  return typeof made === 'string' ? made : (made[0] ?? null)
}
