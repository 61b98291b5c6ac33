import { imageModelSize, type ImageModelRatio } from '#src/domain/image-model-ratio.ts'
import { validationFailed } from '#server/http/http-error.ts'
import type { MediaRow } from '#server/presenters/media.ts'
import type { IllustrationRequest } from '#server/engines/ports.ts'
import { newSeed } from '#server/arolls/new-seed.ts'

/** Longest side the illustrator paints, px. */
const LONGEST_SIDE = 4_096
/** A new picture has about this many pixels, squared. */
const SIDE = 1_080
const UPSCALE_FACTOR = 2

const refuse = (field: string, text: string) => validationFailed({ [field]: [text] })

/** The picture a task works on, with what it was painted from; refuses what the built-in engine did not paint itself. */
function paintedFrom(source: MediaRow): Pick<IllustrationRequest, 'prompt' | 'look' | 'seed' | 'width' | 'height'> {
  const { prompt, look, seed } = source.origin
  const { mediaType, status, width, height } = source
  if (status !== 'COMPLETED') throw refuse('source_media_id', 'This picture is not ready')
  if (mediaType !== 'image' || width === null || height === null) throw refuse('source_media_id', 'Choose a picture')
  if (prompt === undefined || look === undefined || seed === undefined)
    throw refuse('source_media_id', 'The built-in draft engine can only work on pictures that it painted itself')
  return { prompt, look, seed, width, height }
}

export function planUpscale(source: MediaRow | null, factor: number = UPSCALE_FACTOR): IllustrationRequest {
  if (!source) throw refuse('source_media_id', 'Choose a picture')
  if (factor !== UPSCALE_FACTOR)
    throw refuse('upscale_factor', 'The built-in draft engine makes pictures twice as large')
  const painted = paintedFrom(source)
  const [width, height] = [painted.width * factor, painted.height * factor]
  if (Math.max(width, height) > LONGEST_SIDE)
    throw refuse('source_media_id', 'This picture is already as large as it gets')
  return { ...painted, width, height }
}

export interface EditWish {
  prompt?: string | null
  ratio?: ImageModelRatio
  /** Look of a picture that is painted from words only. */
  look: string
}

/** The source painted anew with what is added, by the same seed; without a source, a new picture. */
export function planEdit(source: MediaRow | null, { prompt, ratio = 'auto', look }: EditWish): IllustrationRequest {
  const added = prompt?.trim() ?? ''
  if (added === '') throw refuse('prompt', 'Say what you want to see')
  if (!source) return { prompt: added, look, seed: newSeed(null), ...imageModelSize(ratio, SIDE) }
  const { width, height, ...painted } = paintedFrom(source)
  const size = ratio === 'auto' ? { width, height } : imageModelSize(ratio, Math.sqrt(width * height))
  return { ...painted, prompt: `${painted.prompt}, ${added}`, ...size }
}
