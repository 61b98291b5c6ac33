import { freeSize } from '../images.ts'

export interface Fidelity {
  input_fidelity?: 'high' | 'low'
}

/** Differences between GPT image models, by `ImageEditParams` of the `openai` package. */
export interface ImageForm {
  /** How closely it keeps to faces: only where configurable; later models always do. */
  fidelity: Fidelity
  sizeOf(shape: number): string
}

/** The quality behind the prices (engines/prices.ts): without it the model decides quality and cost. */
export const IMAGE_QUALITY = 'medium'

const SIZES = ['1024x1024', '1536x1024', '1024x1536']
/** As many px as 1536x864 has, 16:9 in steps of 16. */
const PIXELS = 1_536 * 864
const WIDEST = 3

/** Of models of OpenAI by their names; undefined for other models that are asked in its form. */
export function imageFormOf(model: string): ImageForm | undefined {
  if (model.startsWith('gpt-image-1.5')) return { fidelity: { input_fidelity: 'high' }, sizeOf: nearest }
  if (model.startsWith('gpt-image-1-mini')) return { fidelity: { input_fidelity: 'low' }, sizeOf: nearest }
  if (model.startsWith('chatgpt-image')) return { fidelity: {}, sizeOf: nearest }
  return model.startsWith('gpt-image') ? { fidelity: {}, sizeOf: anySize } : undefined
}

function anySize(shape: number): string {
  return sizeText(freeSize(Math.min(WIDEST, Math.max(1 / WIDEST, shape)), { pixels: PIXELS, step: 16 }))
}

function nearest(shape: number): string {
  const distance = (size: string) => {
    const { width, height } = readSize(size)
    return Math.abs(Math.log(width / height / shape))
  }
  return SIZES.toSorted((a, b) => distance(a) - distance(b))[0] ?? '1024x1024'
}

export const sizeText = ({ width, height }: { width: number; height: number }) => `${width}x${height}`

/** `1536x1024` as a size. */
export function readSize(text: string): { width: number; height: number } {
  const [width = 1, height = 1] = text.split('x').map(Number)
  return { width, height }
}
