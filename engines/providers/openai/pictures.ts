import * as z from 'zod'
import type { EngineCall, IllustrationRequest, Illustrator, Look } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyBought } from '../http/provider-error.ts'
import { freeSize } from '../free-size.ts'
import { inLook } from '../in-look.ts'
import { toPicture } from '../picture.ts'

const TIMEOUT_MS = 300_000
/** A picture in base64 and what stands around it. */
const MOST_BYTES = 60_000_000

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/** An illustrator behind the form of OpenAI's `/images/generations`. `looks` are described to it in words. */
export function createImagesIllustrator(
  provider: Provider,
  model: string,
  { looks, concurrency }: { looks: readonly Look[]; concurrency: number },
): Illustrator {
  return {
    info: { label: model, builtIn: false, concurrency },
    looks,
    async illustrate(request, call) {
      const body = bodyOf(model, request, looks)
      const submit = (signal?: AbortSignal) =>
        provider.ask('/images/generations', { body, timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES, signal })
      // The seed is nothing such a model takes; it tells pictures of the same words apart.
      const order = { request: [body, request.seed], submit }
      return toPicture(provider, await readImage(provider, await provider.buy(model, order, call), call))
    },
  }
}

/** The bytes that an answer holds or names. */
export async function readImage(provider: Provider, bytes: Uint8Array, call?: EngineCall): Promise<Uint8Array> {
  const answer = answerSchema.safeParse(parseJson(bytes))
  const [image] = answer.success ? answer.data.data : []
  if (image?.b64_json) return new Uint8Array(Buffer.from(image.b64_json, 'base64'))
  if (image?.url) return provider.download(image.url, { maxBytes: MOST_BYTES, signal: call?.signal })
  throw new PossiblyBought(`${provider.label} answered something else than a picture`)
}

function bodyOf(model: string, { prompt, look, width, height }: IllustrationRequest, looks: readonly Look[]) {
  const words = inLook(prompt, look, looks)
  const shape = width / height
  if (model.startsWith('gpt-image'))
    return {
      model,
      prompt: words,
      n: 1,
      size: nearest(shape, ['1024x1024', '1536x1024', '1024x1536']),
      output_format: 'jpeg',
    }
  const isDalle = model === 'dall-e-3'
  const size = isDalle ? nearest(shape, ['1024x1024', '1792x1024', '1024x1792']) : sizeText(freeSize(shape))
  return { model, prompt: words, n: 1, size, response_format: 'b64_json' }
}

function nearest(shape: number, sizes: readonly string[]): string {
  const distance = (size: string) => {
    const [width = 1, height = 1] = size.split('x').map(Number)
    return Math.abs(Math.log(width / height / shape))
  }
  return sizes.toSorted((a, b) => distance(a) - distance(b))[0] ?? '1024x1024'
}

const sizeText = ({ width, height }: { width: number; height: number }) => `${width}x${height}`
