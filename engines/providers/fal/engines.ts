import type {
  AnimateRequest,
  Animator,
  Composer,
  EncodedClip,
  EncodedImage,
  EngineCall,
  EngineInfo,
  Follows,
  Illustrator,
  InpaintRequest,
  Look,
  UpscaleRequest,
} from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { toClip } from '../clip.ts'
import { toPicture } from '../picture.ts'
import { brokenRule } from '../refusal-rules.ts'
import { inLook } from '../in-look.ts'
import { referencesOf } from '../references.ts'
import { toSound } from '../sound.ts'
import { dataAddress } from './data-address.ts'
import { runInQueue } from './queue.ts'

const infoOf = (model: string, concurrency: number): EngineInfo => ({ label: model, builtIn: false, concurrency })

interface Options {
  looks: readonly Look[]
  concurrency: number
}

/** Models that draw by words, each with the one that is shown pictures too and takes the same form otherwise. */
const SHOWN_PICTURES: Readonly<Record<string, string>> = {
  'fal-ai/flux-2': 'fal-ai/flux-2/edit',
  'fal-ai/flux-2/flash': 'fal-ai/flux-2/flash/edit',
  'fal-ai/flux-2-flex': 'fal-ai/flux-2-flex/edit',
  'fal-ai/flux-2-max': 'fal-ai/flux-2-max/edit',
}
/** It takes four pictures. */
const FOLLOWS: Follows = { portraits: 3, style: true }

/** Pictures by a model that takes Flux' form: words, a size and a seed; and a trained model, where it draws with those. */
export function createFalIllustrator(provider: Provider, model: string, { looks, concurrency }: Options): Illustrator {
  const able = SHOWN_PICTURES[model]
  return {
    info: infoOf(model, concurrency),
    looks,
    ...(able !== undefined && { follows: FOLLOWS }),
    async illustrate(request, call) {
      const { look, seed, width, height, trained } = request
      const { pictures, words } = able === undefined ? { pictures: [], words: '' } : referencesOf(request, FOLLOWS)
      const prompt = inLook([request.prompt, words].filter(Boolean).join('\n\n'), look, looks)
      const loras = trained && [{ path: trained.address, scale: trained.weight }]
      const input = { prompt, image_size: { width, height }, seed, output_format: 'jpeg', ...(loras && { loras }) }
      const shown = able !== undefined && pictures.length > 0
      return toPicture(
        provider,
        shown
          ? await runInQueue(provider, able, { ...input, image_urls: pictures.map(dataAddress) }, call)
          : await runInQueue(provider, model, input, call),
      )
    },
    // It has no moderation to ask.
    forecast: async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
  }
}

/** Seconds that Kling makes. */
const MIN_S = 3
const MAX_S = 15

/** Clips by a model that takes Kling's form: a first and a last picture, words, seconds. */
export function createFalAnimate(provider: Provider, model: string) {
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { picture, endPicture, prompt, seconds, hasSound } = request
    const duration = String(Math.min(MAX_S, Math.max(MIN_S, Math.round(seconds))))
    const input = {
      start_image_url: dataAddress(picture),
      ...(endPicture && { end_image_url: dataAddress(endPicture) }),
      prompt: prompt === '' ? 'The camera moves slowly' : prompt,
      duration,
      generate_audio: hasSound,
    }
    return toClip(provider, await runInQueue(provider, model, input, call), request)
  }
}

/** A portrait that speaks, by a model that takes OmniHuman's form: a picture and a voice. */
export function createFalLipSync(provider: Provider, model: string): Animator['lipSync'] {
  return async (request, call) => {
    const input = { image_url: dataAddress(request.picture), audio_url: dataAddress(request.voice) }
    return toClip(provider, await runInQueue(provider, model, input, call), request)
  }
}

/** By a model that takes Clarity's form. */
export function createFalUpscale(provider: Provider, model: string) {
  return async ({ picture, factor, fidelity }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> => {
    const invents = fidelity === undefined ? {} : { creativity: (100 - fidelity) / 100 }
    const input = { image_url: dataAddress(picture), upscale_factor: factor, ...invents }
    return toPicture(provider, await runInQueue(provider, model, input, call))
  }
}

/** By a model that takes Flux Fill's form: white in the mask is repainted. */
export function createFalInpaint(provider: Provider, model: string) {
  return async ({ picture, mask, prompt }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const input = { image_url: dataAddress(picture), mask_url: dataAddress(mask), prompt, output_format: 'png' }
    return toPicture(provider, await runInQueue(provider, model, input, call))
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
