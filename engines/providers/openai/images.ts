import * as z from 'zod'
import type { EngineCall, Follows, IllustrationRequest, Illustrator, Look } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged } from '../http/provider-error.ts'
import { freeSize, inLook, imageType, referencesOf, toImage } from '../images.ts'
import { type Fidelity, IMAGE_QUALITY, imageFormOf, readSize, sizeText } from './image-form.ts'
import { moderate } from './moderate.ts'

const TIMEOUT_MS = 300_000
/** An image in base64 with its envelope. */
const MAX_BYTES = 60_000_000

/** It takes sixteen images; further people are described in words. */
const FOLLOWS: Follows = { portraits: 6, style: true, earlier: true }

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/**
 * An illustrator behind the form of OpenAI's `/images/generations`, and of `/images/edits` where images are followed. `looks` are
 * described to it in words.
 */
export function createImagesIllustrator(
  provider: Provider,
  model: string,
  { looks, concurrency }: { looks: readonly Look[]; concurrency: number },
): Illustrator {
  const form = imageFormOf(model)
  const follows = form && FOLLOWS
  return {
    info: { label: model, builtIn: false, concurrency },
    looks,
    ...(follows && { follows }),
    async illustrate(request, call) {
      const { images: pictures, words } = follows ? referencesOf(request, follows) : NOTHING
      const body = bodyOf(
        model,
        words === '' ? request : { ...request, prompt: `${request.prompt}\n\n${words}` },
        looks,
      )
      const [path, sent] =
        pictures.length === 0
          ? ['/images/generations', body]
          : ['/images/edits', formOf({ ...body, ...form?.fidelity }, pictures)]
      const submit = (signal?: AbortSignal) =>
        provider.ask(path, { body: sent, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
      // The model takes no seed; here it distinguishes images of the same prompt.
      const order = { request: [body, request.seed, ...pictures], submit }
      const answer = await provider.placeOrder(model, order, call)
      return toImage(provider, await readImage(provider, answer, call), readSize(body.size))
    },
    forecast: (sentences, call) => moderate(provider, sentences, call),
  }
}

const NOTHING = { images: [], words: '' }

/** Request fields for reference images. */
function formOf({ n: _one, ...body }: ReturnType<typeof bodyOf> & Fidelity, images: readonly Uint8Array[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<string | undefined>(body)) if (value !== undefined) form.set(name, value)
  for (const [at, image] of images.entries()) {
    const type = imageType(image)
    form.append('image[]', new Blob([new Uint8Array(image)], { type }), `picture-${at + 1}.${type.slice(6)}`)
  }
  return form
}

/** The bytes that an answer holds or names. */
export async function readImage(provider: Provider, bytes: Uint8Array, call?: EngineCall): Promise<Uint8Array> {
  const answer = answerSchema.safeParse(parseJson(bytes))
  const [image] = answer.success ? answer.data.data : []
  if (image?.b64_json) return new Uint8Array(Buffer.from(image.b64_json, 'base64'))
  if (image?.url) return provider.download(image.url, { maxBytes: MAX_BYTES, signal: call?.signal })
  throw new PossiblyCharged(`${provider.label} didn’t return an image`)
}

function bodyOf(model: string, { prompt, look, width, height }: IllustrationRequest, looks: readonly Look[]) {
  const words = inLook(prompt, look, looks)
  const shape = width / height
  const form = imageFormOf(model)
  if (form)
    return {
      ...{ model, prompt: words, n: 1, size: form.sizeOf(shape) },
      quality: IMAGE_QUALITY,
      output_format: 'jpeg',
    }
  return { model, prompt: words, n: 1, size: sizeText(freeSize(shape)), response_format: 'b64_json' }
}
