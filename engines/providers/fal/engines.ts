import {
  type AnimateRequest,
  type Animator,
  type Composer,
  type EncodedClip,
  type EncodedImage,
  type EngineCall,
  EngineError,
  type EngineInfo,
  type Illustrator,
  type InpaintRequest,
  type Look,
  type UpscaleRequest,
} from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { toClip, toSound } from '../clips-and-sounds.ts'
import { dataUrl, followsOf, inLook, MAX_SHOWN, referencesOf, toImage } from '../images.ts'
import { brokenRule } from '../refusal-rules.ts'
import { formOf } from './forms.ts'
import type { FindModel } from './models.ts'
import { runInQueue } from './queue.ts'

const infoOf = (model: string, concurrency: number): EngineInfo => ({ label: model, builtIn: false, concurrency })

interface Options {
  looks: readonly Look[]
  concurrency: number
  /** How models are asked; left out: only what is known without fal's documents. */
  find?: FindModel | undefined
}

/** Images by words, a size and a seed; and by a trained model, where it draws with those. */
export function createFalIllustrator(
  provider: Provider,
  model: string,
  { looks, concurrency, find }: Options,
): Illustrator {
  const { form, beside } = formOf('ILLUSTRATOR', model, find)
  const shown = form.references > 0 ? { model, form } : beside
  const follows = shown && followsOf(shown.form.references)
  return {
    info: infoOf(model, concurrency),
    looks,
    ...(follows && { follows }),
    async illustrate(request, call) {
      const { look, seed, width, height, trained } = request
      const { images, words } = follows ? referencesOf(request, follows, MAX_SHOWN) : { images: [], words: '' }
      const prompt = inLook([request.prompt, words].filter(Boolean).join('\n\n'), look, looks)
      const loras = trained && [{ path: trained.address, scale: trained.weight }]
      const asked = shown && images.length > 0 ? shown : { model, form }
      const references = images.length > 0 ? images.map(dataUrl) : undefined
      const input = asked.form.fill({ prompt, size: { width, height }, seed, ...(references && { references }) })
      const made = await runInQueue(provider, asked.model, { ...input, ...(loras && { loras }) }, call)
      return toImage(provider, made, asked.form.sizeFor({ width, height }))
    },
    // It has no moderation to ask.
    forecast: async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
  }
}

/** What is known of a model's clips before one is ordered. */
export function falClipFacts(model: string, find?: FindModel): Pick<EngineInfo, 'clipLengths' | 'endsWithImage'> {
  const { form, beside } = formOf('ANIMATOR', model, find)
  return {
    ...(form.lengths && { clipLengths: form.lengths }),
    endsWithImage: form.endsWithImage || beside !== undefined,
  }
}

/** Clips; another engine makes clips with a last image that the model does not support. */
export function createFalAnimate(provider: Provider, model: string, find?: FindModel) {
  const { form, beside } = formOf('ANIMATOR', model, find)
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { image, endImage, prompt, seconds, hasSound, width, height } = request
    const asked = endImage && !form.endsWithImage ? beside : { model, form }
    if (!asked) throw new EngineError(`${model} doesn’t support end frames`)
    const input = asked.form.fill({
      ...{ image: dataUrl(image), prompt: prompt === '' ? 'The camera moves slowly' : prompt },
      ...{ seconds, hasSound, size: { width, height } },
      ...(endImage && { endImage: dataUrl(endImage) }),
    })
    return toClip(provider, await runInQueue(provider, asked.model, input, call), request)
  }
}

/** A portrait that speaks: an image and a voice. */
export function createFalLipSync(provider: Provider, model: string, find?: FindModel): Animator['lipSync'] {
  const { form } = formOf('LIP_SYNC', model, find)
  return async (request, call) => {
    const { image, voice, width, height } = request
    const files = { image: dataUrl(image), audio: dataUrl(voice) }
    const input = form.fill({ ...files, size: { width, height }, prompt: 'The person speaks to the camera' })
    return toClip(provider, await runInQueue(provider, model, input, call), request)
  }
}

export function createFalUpscale(provider: Provider, model: string, find?: FindModel) {
  const { form } = formOf('UPSCALER', model, find)
  return async ({ image, factor, fidelity }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> => {
    const invents = fidelity === undefined ? {} : { creativity: (100 - fidelity) / 100 }
    const input = form.fill({ image: dataUrl(image), factor, prompt: 'The same image in high detail', ...invents })
    return toImage(provider, await runInQueue(provider, model, input, call))
  }
}

/** White in the mask is repainted. */
export function createFalInpaint(provider: Provider, model: string, find?: FindModel) {
  const { form } = formOf('INPAINTER', model, find)
  return async ({ image, mask, prompt }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const input = form.fill({ image: dataUrl(image), mask: dataUrl(mask), prompt })
    return toImage(provider, await runInQueue(provider, model, input, call))
  }
}

/** Music by words and a length. Never with singing, which would lie over the voices, where the model has a switch for it. */
export function createFalComposer(
  provider: Provider,
  model: string,
  { concurrency, find }: Pick<Options, 'concurrency' | 'find'>,
): Composer {
  const { form } = formOf('MUSIC', model, find)
  return {
    info: infoOf(model, concurrency),
    async compose({ prompt, seconds }, call) {
      return toSound(provider, await runInQueue(provider, model, form.fill({ prompt, seconds }), call))
    },
  }
}
