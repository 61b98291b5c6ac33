import { imageModelSize, type ImageModelRatio } from '#src/domain/image-model.ts'
import { newSeed } from '#server/modules/generation/images/before-drawing.ts'
import { ADJUSTMENTS, adjustmentsIn } from '#engines/draft/animator/adjustments.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { DrawnWith } from './drawing-options.ts'
import type { Plan } from './plan.ts'
import { paintedFrom, refuse, requireImage } from './source.ts'

/** Longest side of a resulting image, px. */
export const MAX_SIDE = 4_096
/** A new image has about this many pixels, squared. */
const SIDE = 1_080
const USUAL_FACTOR = 2

/** Up to here its own images are repainted, which invents detail. */
const INVENTS_UP_TO = 50

export interface UpscaleOptions {
  factor?: number
  isDrawing?: boolean
  fidelity?: number
  grain?: number
  keepsSkin?: boolean
}

/** Its own images are repainted at the new size unless they shall stay true, all others are enlarged. */
export function planUpscale(
  source: MediaRow | null,
  draft: string,
  { factor = USUAL_FACTOR, ...options }: UpscaleOptions,
): Plan {
  const image = requireImage(source, 'source_media_id')
  const [width, height] = [image.width * factor, image.height * factor]
  if (Math.max(width, height) > MAX_SIDE)
    throw refuse(
      'source_media_id',
      `The result would be ${width} × ${height} px. Each side can be up to ${MAX_SIDE} px`,
    )
  const painted = paintedFrom(image, draft)
  const mayPaint =
    options.isDrawing !== true && (options.fidelity ?? 0) <= INVENTS_UP_TO && !options.grain && !options.keepsSkin
  return painted && mayPaint
    ? { work: 'paint', isOwn: true, request: { ...painted, width, height }, source: image }
    : { work: 'upscale', source: image, factor, ...options }
}

export interface EditOptions {
  prompt?: string | null
  ratio?: ImageModelRatio
  seed?: number
  /** The requested style. */
  wantedLook?: string
  /** Style of a new image otherwise. */
  storyLook: string
  /** Followed images; null: deleted. */
  references: readonly (MediaRow | null)[]
  drawnWith: DrawnWith
  /** Name of the built-in illustrator. */
  draft: string
}

const CAN = ADJUSTMENTS.slice(0, 6).map(({ name }) => name)
const NOT_PAINTED = 'The built-in draft engine didn’t create this image, so its style and seed can’t be changed'
const NOT_UNDERSTOOD = `The built-in draft engine didn’t create this image. It can only adjust it, for example: ${CAN.join(', ')}`

/** Words alone generate an image; its own images are repainted with the additions; others change light and colours. */
export function planEdit(source: MediaRow | null, options: EditOptions): Plan {
  const { prompt, ratio = 'auto', seed, wantedLook, storyLook, drawnWith, draft } = options
  const added = prompt?.trim() ?? ''
  const references = options.references.map((row) => requireImage(row, 'reference_media_ids'))
  const isFollowing = references.length > 0
  if (added === '' && !(source && isFollowing)) throw refuse('prompt', 'Describe what you want to see')
  if (!source) {
    if (added === '') throw refuse('prompt', 'Describe what you want to see')
    const look = wantedLook ?? drawnWith.look ?? storyLook
    const request = { prompt: drawnWith.toPrompt(added), look, seed: seed ?? newSeed(null) }
    return {
      work: 'paint',
      isOwn: false,
      request: { ...request, ...imageModelSize(ratio, SIDE) },
      ...(isFollowing && { references }),
      drawnWith,
    }
  }
  const image = requireImage(source, 'source_media_id')
  const { width, height } = image
  const size = ratio === 'auto' ? { width, height } : imageModelSize(ratio, Math.sqrt(width * height))
  const painted = paintedFrom(image, draft)
  if (painted && !isFollowing)
    return {
      work: 'paint',
      isOwn: true,
      request: {
        ...{ prompt: `${painted.prompt}, ${added}`, look: wantedLook ?? painted.look, seed: seed ?? painted.seed },
        ...size,
      },
    }
  if (wantedLook !== undefined || seed !== undefined)
    throw refuse(wantedLook === undefined ? 'seed' : 'look', NOT_PAINTED)
  if (added !== '' && adjustmentsIn(added).length === 0 && !isFollowing) throw refuse('prompt', NOT_UNDERSTOOD)
  return { work: 'adjust', source: image, words: added, references, ...size }
}
