import type { ImageModelV4CallOptions } from '@ai-sdk/provider'
import { type ImageFacts, imageFactsOf } from '#engines/model-table.ts'
import { freeSize, imageType } from '../images.ts'
import type { ImageForm } from '../sdk/image-models.ts'

/** An image model, and the form in which it is asked. */
export interface ImageModel {
  form: ImageForm
  model: string
}

/** What is drawn, in words and images. */
export interface Drawing {
  prompt: string
  /** Width by height. */
  shape: number
  seed: number
  /** Images that it follows, or repaints where there is a mask. */
  images: readonly Uint8Array[]
  /** Clear where the only image may change. */
  mask?: Uint8Array
  type: 'png' | 'jpeg'
}

/** The quality behind the prices (engines/model-table.ts): without it the model decides quality and cost. */
const IMAGE_QUALITY = 'medium'
/** As many px as 1536x864 has, 16:9 in steps of 16. */
const PIXELS = 1_536 * 864
const WIDEST = 3
/** Seeds are signed whole numbers of 32 bits. */
const MAX_SEED = 2 ** 31

/** What the table knows of a model; undefined for models that are not in it. */
export const factsOf = ({ form, model }: ImageModel): ImageFacts | undefined => imageFactsOf(`${form}:${model}`)

/**
 * A request for one image. It holds nothing that the model would ignore: the SDK reports that only after the payment. A model that is
 * not in the table gets what every server of its form takes.
 */
export function optionsOf(model: ImageModel, drawing: Drawing): ImageModelV4CallOptions {
  const { prompt, shape, seed, images, mask, type } = drawing
  const facts = factsOf(model)
  const isOpenAi = model.form === 'openai'
  return {
    prompt,
    n: 1,
    size: isOpenAi ? sizeOf(facts, shape) : undefined,
    aspectRatio: isOpenAi || !facts?.ratios ? undefined : nearest(facts.ratios, ':', shape),
    seed: facts?.hasSeed ? seed % MAX_SEED : undefined,
    files: images.length > 0 ? images.map(fileOf) : undefined,
    mask: mask && fileOf(mask),
    providerOptions: isOpenAi && facts ? { openai: openAiOptions(facts, type, images.length > 0 && !mask) } : {},
  }
}

function openAiOptions({ fidelity }: ImageFacts, outputFormat: string, isShown: boolean) {
  return { quality: IMAGE_QUALITY, outputFormat, ...(isShown && fidelity && { inputFidelity: fidelity }) }
}

const fileOf = (data: Uint8Array) => ({ type: 'file' as const, mediaType: imageType(data), data })

function sizeOf(facts: ImageFacts | undefined, shape: number): `${number}x${number}` {
  if (facts?.sizes) return nearest(facts.sizes, 'x', shape)
  const within = Math.min(WIDEST, Math.max(1 / WIDEST, shape))
  const { width, height } = facts ? freeSize(within, { pixels: PIXELS, step: 16 }) : freeSize(shape)
  return `${width}x${height}`
}

/** The one of these sizes or ratios, '1536x1024' or '16:9', whose shape is nearest. */
function nearest<Mark extends 'x' | ':'>(
  sizes: readonly `${number}${Mark}${number}`[],
  mark: Mark,
  shape: number,
): `${number}${Mark}${number}` {
  const distance = (size: string) => {
    const [width = 1, height = 1] = size.split(mark).map(Number)
    return Math.abs(Math.log(width / height / shape))
  }
  const [first] = sizes.toSorted((a, b) => distance(a) - distance(b))
  if (first === undefined) throw new Error('A model draws in no size')
  return first
}
