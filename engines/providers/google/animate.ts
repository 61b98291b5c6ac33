import type { Experimental_VideoModelV4CallOptions as VideoOptions } from '@ai-sdk/provider'
import * as z from 'zod'
import { clipFactsOf } from '#engines/model-table.ts'
import { type AnimateRequest, clipLength, type EncodedClip, type EngineCall, EngineError } from '#engines/ports.ts'
import { toClip } from '../clips-and-sounds.ts'
import { parseJson } from '../http/ask.ts'
import { pollUntil, whileDelivering } from '../http/poll.ts'
import type { Provider } from '../http/provider.ts'
import { Refused } from '../http/provider-error.ts'
import { imageType } from '../images.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { runModel, CONNECTION } from '../sdk/call-model.ts'

const LIMITS = { timeoutMs: 60_000, maxBytes: 2_000_000 }
const MAX_FILE_BYTES = 400_000_000
/** Seeds are whole numbers of 32 bits. */
const MAX_SEED = 2 ** 32

/**
 * Clips by a Veo model: start, poll, fetch the file. The operation is stored, so that polling resumes after a crash. Its clips always
 * have a sound.
 */
export function createGoogleAnimate(provider: Provider, model: string) {
  const facts = clipFactsOf(`google:${model}`)
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { image, endImage, prompt, seed, seconds, width, height } = request
    const duration = clipLength(facts.lengths, seconds)
    if (endImage && duration !== facts.endLength)
      throw new EngineError(`${model} supports end frames in clips of ${facts.endLength} seconds only`)
    const frame = (data: Uint8Array) => ({ type: 'file' as const, mediaType: imageType(data), data })
    const options: VideoOptions = {
      ...{ prompt: prompt === '' ? 'The camera moves slowly' : prompt, n: 1, duration, seed: seed % MAX_SEED },
      aspectRatio: width >= height ? '16:9' : '9:16',
      frameImages: [
        { frameType: 'first_frame', image: frame(image) },
        ...(endImage ? [{ frameType: 'last_frame' as const, image: frame(endImage) }] : []),
      ],
      ...{ resolution: undefined, fps: undefined, image: undefined, inputReferences: undefined },
      ...{ generateAudio: undefined, providerOptions: {} },
    }
    const { createGoogle } = await import('@ai-sdk/google')
    const open = (send: typeof fetch) => createGoogle({ ...CONNECTION, fetch: send }).video(model)
    const order = {
      request: options,
      async submit(signal?: AbortSignal) {
        const start = (send: typeof fetch) => started(open(send).doStart?.(options))
        const { operation } = await runModel(provider, { ...LIMITS, run: start }, signal)
        return { operation: JSON.stringify(operation) }
      },
      async collect(stored: string, signal?: AbortSignal) {
        const operation = JSON.parse(stored) as string
        const look = (send: typeof fetch) => started(open(send).doStatus?.({ operation }))
        const url = await pollUntil(
          provider,
          async () => {
            const status = await runModel(provider, { ...LIMITS, run: look, adapt: refuseEmpty(provider) }, signal)
            if (status.status === 'error')
              throw new Refused(`${provider.label} failed: ${plainText(status.error).slice(0, 200)}`)
            const [video] = status.status === 'completed' ? status.videos : []
            return video?.type === 'url' ? video.url : null
          },
          signal,
        )
        const file = () => provider.download(url, { maxBytes: MAX_FILE_BYTES, signal })
        return whileDelivering(file, signal)
      },
    }
    return toClip(provider, await provider.placeOrder(model, order, call), request)
  }
}

/** The SDK has models that start nothing. */
function started<Value>(work: PromiseLike<Value> | undefined): PromiseLike<Value> {
  if (!work) throw new Error('The model starts no operations')
  return work
}

const operation = z.object({
  done: z.literal(true),
  response: z.object({
    generateVideoResponse: z.object({
      generatedSamples: z.array(z.unknown()).nullish(),
      raiMediaFilteredReasons: z.array(z.string()).nullish(),
    }),
  }),
})

/** A finished operation without a clip is a refusal, which the SDK would tell only as an answer that it cannot read. */
const refuseEmpty =
  ({ label }: Provider) =>
  async (answer: Uint8Array): Promise<Uint8Array> => {
    const made = operation.safeParse(parseJson(answer)).data?.response.generateVideoResponse
    if (!made || (made.generatedSamples?.length ?? 0) > 0) return answer
    const [reason = 'it returned no clip'] = made.raiMediaFilteredReasons ?? []
    throw new Refused(`${label} refused: ${plainText(reason).slice(0, 200)}`)
  }
