import {
  type AnimateRequest,
  type Animator,
  clipLength,
  type Composer,
  type EncodedClip,
  type EncodedImage,
  type EngineCall,
  EngineError,
  type EngineInfo,
  type Follows,
  type Illustrator,
  type InpaintRequest,
  type Look,
  type UpscaleRequest,
} from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { toClip, toSound } from '../clips-and-sounds.ts'
import { toImage, referencesOf, imageType, inLook } from '../images.ts'
import { brokenRule } from '../refusal-rules.ts'
import { clipFormOf, SHOWN_IMAGES, UPSCALERS } from './models.ts'
import { runInQueue } from './queue.ts'

const infoOf = (model: string, concurrency: number): EngineInfo => ({ label: model, builtIn: false, concurrency })

interface Options {
  looks: readonly Look[]
  concurrency: number
}

const MAX_IMAGES = 4
const FOLLOWS: Follows = { portraits: 3, style: true, earlier: true }

/** Images by a model that takes Flux' form: words, a size and a seed; and a trained model, where it draws with those. */
export function createFalIllustrator(provider: Provider, model: string, { looks, concurrency }: Options): Illustrator {
  const able = SHOWN_IMAGES[model]
  return {
    info: infoOf(model, concurrency),
    looks,
    ...(able !== undefined && { follows: FOLLOWS }),
    async illustrate(request, call) {
      const { look, seed, width, height, trained } = request
      const { images, words } =
        able === undefined ? { images: [], words: '' } : referencesOf(request, FOLLOWS, MAX_IMAGES)
      const prompt = inLook([request.prompt, words].filter(Boolean).join('\n\n'), look, looks)
      const loras = trained && [{ path: trained.address, scale: trained.weight }]
      const input = { prompt, image_size: { width, height }, seed, output_format: 'jpeg', ...(loras && { loras }) }
      const shown = able !== undefined && images.length > 0
      return toImage(
        provider,
        shown
          ? await runInQueue(provider, able, { ...input, image_urls: images.map(dataAddress) }, call)
          : await runInQueue(provider, model, input, call),
        { width, height },
      )
    },
    // It has no moderation to ask.
    forecast: async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
  }
}

/** Clips by a model of a known form; another engine makes clips with a last image that it does not support. */
export function createFalAnimate(provider: Provider, model: string) {
  const { start, end, between, lengths, unit = '', hasSound: makesSound } = clipFormOf(model)
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { image, endImage: endPicture, prompt, seconds, hasSound } = request
    if (endPicture && !end && between === undefined) throw new EngineError(`${model} doesn’t support end frames`)
    const input = {
      prompt: prompt === '' ? 'The camera moves slowly' : prompt,
      duration: `${clipLength(lengths, seconds)}${unit}`,
      ...(makesSound && { generate_audio: hasSound }),
    }
    const made =
      endPicture && between !== undefined
        ? await runInQueue(
            provider,
            between,
            { ...input, first_frame_url: dataAddress(image), last_frame_url: dataAddress(endPicture) },
            call,
          )
        : await runInQueue(
            provider,
            model,
            { ...input, [start]: dataAddress(image), ...(endPicture && end && { [end]: dataAddress(endPicture) }) },
            call,
          )
    return toClip(provider, made, request)
  }
}

/** A portrait that speaks, by a model that takes OmniHuman's form: an image and a voice. */
export function createFalLipSync(provider: Provider, model: string): Animator['lipSync'] {
  return async (request, call) => {
    const input = { image_url: dataAddress(request.image), audio_url: dataAddress(request.voice) }
    return toClip(provider, await runInQueue(provider, model, input, call), request)
  }
}

/** By a model that takes Clarity's form. */
export function createFalUpscale(provider: Provider, model: string) {
  const isFaithful = UPSCALERS[model]?.invents === false
  return async ({ image, factor, fidelity }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> => {
    const invents = fidelity === undefined || isFaithful ? {} : { creativity: (100 - fidelity) / 100 }
    const input = { image_url: dataAddress(image), upscale_factor: factor, ...invents }
    return toImage(provider, await runInQueue(provider, model, input, call))
  }
}

/** By a model that takes Flux Fill's form: white in the mask is repainted. */
export function createFalInpaint(provider: Provider, model: string) {
  return async ({ image, mask, prompt }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const input = { image_url: dataAddress(image), mask_url: dataAddress(mask), prompt, output_format: 'png' }
    return toImage(provider, await runInQueue(provider, model, input, call))
  }
}

/** Music by a model that takes ElevenLabs music's form: words and a length. Never with singing, which would lie over the voices. */
export function createFalComposer(provider: Provider, model: string, concurrency: number): Composer {
  return {
    info: infoOf(model, concurrency),
    async compose({ prompt, seconds }, call) {
      const input = { prompt, music_length_ms: Math.round(seconds * 1_000), force_instrumental: true }
      return toSound(provider, await runInQueue(provider, model, input, call))
    },
  }
}

/** Bytes as a data URL, so that nothing is stored publicly. For images, and for voices as RIFF WAVE. */
function dataAddress(bytes: Uint8Array): string {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  const isSound = text(0) === 'RIFF' && text(8) === 'WAVE'
  return `data:${isSound ? 'audio/wav' : imageType(bytes)};base64,${Buffer.from(bytes).toString('base64')}`
}
