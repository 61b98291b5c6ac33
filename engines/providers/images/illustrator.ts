import type { ImageModelV4Result } from '@ai-sdk/provider'
import * as z from 'zod'
import type { EncodedImage, EngineCall, Follows, Illustrator, Look } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { inLook, referencesOf, toImage } from '../images.ts'
import { moderate } from '../openai/moderate.ts'
import { brokenRule } from '../refusal-rules.ts'
import { callModel, notesOf } from '../sdk/call-model.ts'
import { loadImageModels } from '../sdk/image-models.ts'
import { orderOvernight } from './overnight.ts'
import { type Drawing, factsOf, type ImageModel, optionsOf } from './image-options.ts'

const TIMEOUT_MS = 300_000
/** An image in base64 with its envelope. */
const MAX_BYTES = 60_000_000

/** An illustrator by image model. `looks` are described to it in words. */
export function createModelIllustrator(
  provider: Provider,
  model: ImageModel,
  { looks, concurrency }: { looks: readonly Look[]; concurrency: number },
): Illustrator {
  const { follows, hasBatch = false } = factsOf(model) ?? {}
  // Images that are ordered together are there together, so none follows another one.
  const overnight = { ...follows, portraits: follows?.portraits ?? 0, style: follows?.style ?? false, earlier: false }
  return {
    ...illustratorOf(provider, model, { looks, concurrency, follows, isOvernight: false }),
    ...(hasBatch && {
      overnight: illustratorOf(provider, model, { looks, concurrency, follows: overnight, isOvernight: true }),
    }),
  }
}

/** How an engine is called that draws overnight. */
export const overnightLabel = (label: string): string => `${label}, overnight`

function illustratorOf(
  provider: Provider,
  model: ImageModel,
  {
    looks,
    concurrency,
    follows,
    isOvernight,
  }: { looks: readonly Look[]; concurrency: number; follows: Follows | undefined; isOvernight: boolean },
): Illustrator {
  return {
    info: {
      ...{ label: model.model, builtIn: false, concurrency },
      // A name of its own: prices, holds and receipts go by it.
      ...(isOvernight && { label: overnightLabel(model.model), model: model.model, overnight: true }),
    },
    looks,
    ...(follows && { follows }),
    illustrate(request, call) {
      const { images, words } = follows ? referencesOf(request, follows) : NOTHING
      const described = words === '' ? request.prompt : `${request.prompt}\n\n${words}`
      const drawing: Drawing = {
        prompt: inLook(described, request.look, looks),
        ...{ shape: request.width / request.height, seed: request.seed, images, type: 'jpeg' },
      }
      return drawImage(provider, model, drawing, call, isOvernight)
    },
    forecast:
      model.form === 'openai'
        ? (sentences, call) => moderate(provider, sentences, call)
        : async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
  }
}

const NOTHING = { images: [], words: '' }

/**
 * Draws one image. Models without seeds get one in the order's identity, so that images of one prompt differ. What is ordered overnight
 * is known by its seed alone: until it is there, the cast may have got other portraits, and must not be ordered again for them.
 */
export async function drawImage(
  provider: Provider,
  model: ImageModel,
  drawing: Drawing,
  call: EngineCall | undefined,
  isOvernight = false,
): Promise<EncodedImage> {
  const options = optionsOf(model, drawing)
  const open = await loadImageModels[model.form]()
  const made = await callModel(
    provider,
    {
      ...{ model: model.model, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      request: [isOvernight ? 'overnight' : options, drawing.seed],
      ...(isOvernight && { orderBy: (path, sent) => orderOvernight(provider, model.form, { path, sent }) }),
      run: (send) =>
        open(model.model, send).doGenerate({ ...options, ...(call?.signal && { abortSignal: call.signal }) }),
      ...(model.form === 'openai' && { adapt: (answer) => withBytes(provider, answer, call) }),
    },
    call,
  )
  const [image] = made.images
  if (image === undefined) throw withoutImage(provider, made)
  const bytes = typeof image === 'string' ? new Uint8Array(Buffer.from(image, 'base64')) : image
  return { ...(await toImage(provider, bytes, readSize(options.size))), notes: notesOf(made) }
}

/** '1536x1024' as the size that was ordered; undefined for models that are asked for a shape. */
function readSize(size: string | undefined): EncodedImage['ordered'] {
  const [width, height] = size?.split('x').map(Number) ?? []
  return width && height ? { width, height } : undefined
}

const named = z.object({ data: z.tuple([z.looseObject({ b64_json: z.string().nullish(), url: z.string() })]) })

/** Some servers of OpenAI's form name a file whatever they are asked for; the SDK reads bytes alone. */
async function withBytes(provider: Provider, answer: Uint8Array, call: EngineCall | undefined): Promise<Uint8Array> {
  const { data: [image] = [] } = named.safeParse(parseJson(answer)).data ?? {}
  if (!image || image.b64_json) return answer
  const bytes = await provider.download(image.url, { maxBytes: MAX_BYTES, signal: call?.signal })
  return new TextEncoder().encode(JSON.stringify({ data: [{ b64_json: Buffer.from(bytes).toString('base64') }] }))
}

const SAFETY = /SAFETY|PROHIBITED|RECITATION|BLOCKLIST|SPII/u

/** Gemini says in a successful answer that it refuses. */
function withoutImage({ label }: Provider, { providerMetadata }: ImageModelV4Result): Error {
  const { finishReason, promptFeedback } = googleReason.safeParse(providerMetadata?.['google']).data ?? {}
  const reason = promptFeedback?.blockReason ?? (SAFETY.test(finishReason ?? '') ? finishReason : undefined)
  return reason
    ? new Refused(`${label} refused: ${inWords(reason)}`)
    : new PossiblyCharged(`${label} didn’t return an image`)
}

const googleReason = z.object({
  finishReason: z.string().nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})

const inWords = (reason: string) => reason.slice(0, 100).toLowerCase().replaceAll('_', ' ')
