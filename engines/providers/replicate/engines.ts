import {
  type AnimateRequest,
  type Animator,
  type Composer,
  type EncodedClip,
  type EncodedImage,
  type EngineCall,
  EngineError,
  type Illustrator,
  type InpaintRequest,
  type Look,
  type UpscaleRequest,
} from '#engines/ports.ts'
import { toClip, toSound } from '../clips-and-sounds.ts'
import type { FormValues } from '../forms/model-form.ts'
import type { Provider } from '../http/provider.ts'
import { dataUrl, followsOf, inLook, MAX_SHOWN, referencesOf, toImage } from '../images.ts'
import { brokenRule } from '../refusal-rules.ts'
import type { AskedModel } from './models.ts'
import { runPrediction } from './predictions.ts'

interface Options {
  looks: readonly Look[]
  concurrency: number
}

export function createReplicateIllustrator(
  provider: Provider,
  { model, form }: AskedModel,
  { looks, concurrency }: Options,
): Illustrator {
  const follows = followsOf(form.references)
  return {
    info: { label: model.name, builtIn: false, concurrency },
    looks,
    ...(follows && { follows }),
    async illustrate(request, call) {
      const { look, seed, width, height } = request
      const { images, words } = follows ? referencesOf(request, follows, MAX_SHOWN) : { images: [], words: '' }
      const prompt = inLook([request.prompt, words].filter(Boolean).join('\n\n'), look, looks)
      const size = { width, height }
      const shown = images.length > 0 && { references: images.map(dataUrl) }
      const input = form.fill({ prompt, size, seed, ...shown })
      return toImage(provider, await runPrediction(provider, model, input, call), form.sizeFor(size))
    },
    // It has no moderation to ask.
    forecast: async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
  }
}

export function createReplicateAnimate(provider: Provider, { model, form }: AskedModel) {
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { image, endImage, prompt, seconds, hasSound, width, height } = request
    const values: FormValues = {
      ...{ image: dataUrl(image), prompt: prompt === '' ? 'The camera moves slowly' : prompt, seconds, hasSound },
      ...{ size: { width, height }, ...(endImage && { endImage: dataUrl(endImage) }) },
    }
    if (endImage && !form.endsWithImage) throw new EngineError(`${model.name} doesn’t support end frames`)
    return toClip(provider, await runPrediction(provider, model, form.fill(values), call), request)
  }
}

export function createReplicateLipSync(provider: Provider, asked: AskedModel): Animator['lipSync'] {
  return async (request, call) => {
    const { image, voice, width, height } = request
    const values = { image: dataUrl(image), audio: dataUrl(voice), prompt: 'A person speaks', size: { width, height } }
    return toClip(provider, await run(provider, asked, values, call), request)
  }
}

export function createReplicateUpscale(provider: Provider, asked: AskedModel) {
  return async ({ image, factor, fidelity }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> => {
    const creativity = fidelity === undefined ? {} : { creativity: (100 - fidelity) / 100 }
    const values = { image: dataUrl(image), factor, prompt: 'A sharp image', ...creativity }
    return toImage(provider, await run(provider, asked, values, call))
  }
}

/** White in the mask is repainted. */
export function createReplicateInpaint(provider: Provider, asked: AskedModel) {
  return async ({ image, mask, prompt }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> =>
    toImage(provider, await run(provider, asked, { image: dataUrl(image), mask: dataUrl(mask), prompt }, call))
}

/** Never with singing, which would lie over the voices. */
export function createReplicateComposer(provider: Provider, asked: AskedModel, concurrency: number): Composer {
  return {
    info: { label: asked.model.name, builtIn: false, concurrency },
    compose: async ({ prompt, seconds }, call) =>
      toSound(provider, await run(provider, asked, { prompt, seconds }, call)),
  }
}

const run = (
  provider: Provider,
  { model, form }: AskedModel,
  values: FormValues,
  call: EngineCall | undefined,
): Promise<Uint8Array> => runPrediction(provider, model, form.fill(values), call)
