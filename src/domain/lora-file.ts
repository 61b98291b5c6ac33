import { readSafetensors, readTensorValues, type Safetensors, type Tensor } from './safetensors.ts'

export type LoraBase = 'DRAFT' | 'FLUX' | 'SDXL'

/** A model's file, as its header describes it. */
export interface LoraFile {
  base: LoraBase
  /** Of its low-rank pairs; null in a model of the built-in trainer, which has none. */
  rank: number | null
  /** Tensors in it. */
  keys: number
  /** Its prompt word, where the file says one. */
  trigger: string | null
}

/** In the metadata of models of the built-in trainer. */
export const DRAFT_FORMAT = 'storyloom-draft-style'

/** All that is in one of them, as 32-bit floats: colours, their spread, detail by size, and lines. */
export const DRAFT_TENSORS: readonly Pick<Tensor, 'name' | 'shape'>[] = [
  { name: 'style.quantiles', shape: [3, 17] },
  { name: 'style.mean', shape: [3] },
  { name: 'style.covariance', shape: [3, 3] },
  { name: 'style.bands', shape: [5] },
  { name: 'style.lines', shape: [1] },
]

const DOWN = /(?:lora_down|lora_A|\.down)\.(?:default\.)?weight$|lora_A$|lora_down$/u
const FLUX_KEY = /(?:double|single)_blocks|single_transformer_blocks|(?:^|[._])transformer[._]/u
const SDXL_KEY = /(?:^|[._])(?:lora_unet|unet|lora_te[12]?|text_encoder)[._]/u

/** A model's file, or a readable reason why it is invalid. @param head at least its whole header */
export function readLoraFile(head: Uint8Array, size: number): LoraFile | string {
  const file = readSafetensors(head, size)
  if (typeof file === 'string') return file
  const { tensors, metadata } = file
  const keys = tensors.length
  if (keys === 0) return 'The model file is empty'
  if (metadata.format === DRAFT_FORMAT)
    return isDraftStyle(file)
      ? { base: 'DRAFT', rank: null, keys, trigger: triggerOf(file) }
      : 'It’s labelled as made by the built-in trainer, but its content doesn’t match'
  const ranks = tensors.filter(({ name }) => DOWN.test(name)).map(({ shape }) => shape[0] ?? 0)
  const [rank = 0] = ranks
  if (rank < 1 || rank > 1_024) return 'This model isn’t a LoRA: it has no low-rank pairs'
  const base = baseOf(file)
  return base
    ? { base, rank, keys, trigger: triggerOf(file) }
    : 'Its header doesn’t name FLUX or SDXL as the base model'
}

const isDraftStyle = ({ tensors }: Safetensors): boolean =>
  tensors.length === DRAFT_TENSORS.length &&
  DRAFT_TENSORS.every(({ name, shape }) =>
    tensors.some((each) => each.name === name && each.dtype === 'F32' && each.shape.join() === shape.join()),
  )

/** Whether every number of a file of 32-bit floats is one. @param bytes all of it */
export function hasOnlyNumbers(bytes: Uint8Array): boolean {
  const file = readSafetensors(bytes, bytes.length)
  if (typeof file === 'string') return false
  return file.tensors.every((tensor) => readTensorValues(bytes, file, tensor).every(Number.isFinite))
}

function baseOf({ tensors, metadata }: Safetensors): LoraBase | undefined {
  const names = `${metadata.ss_base_model_version ?? ''} ${metadata['modelspec.architecture'] ?? ''}`.toLowerCase()
  if (names.includes('flux')) return 'FLUX'
  if (names.includes('sdxl') || names.includes('stable-diffusion-xl')) return 'SDXL'
  if (names.trim() !== '') return undefined
  if (tensors.some(({ name }) => FLUX_KEY.test(name))) return 'FLUX'
  return tensors.some(({ name }) => SDXL_KEY.test(name)) ? 'SDXL' : undefined
}

function triggerOf({ metadata }: Safetensors): string | null {
  const word = metadata.trigger_word ?? metadata['modelspec.trigger_phrase'] ?? ''
  return /^[\w-]{1,50}$/u.test(word) ? word : null
}
