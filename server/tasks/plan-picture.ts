import { imageModelSize, type ImageModelRatio } from '#src/domain/image-model-ratio.ts'
import { newSeed } from '#server/pictures/new-seed.ts'
import { ADJUSTMENTS, adjustmentsIn } from '#engines/draft/animator/adjustments.ts'
import type { MediaRow } from '#server/db/rows.ts'
import type { Plan } from './plan.ts'
import { paintedFrom, refuse, requirePicture } from './source.ts'

/** Longest side of a picture that comes out, px. */
const LONGEST_SIDE = 4_096
/** A new picture has about this many pixels, squared. */
const SIDE = 1_080
const USUAL_FACTOR = 2

/** Its own pictures are painted again at the new size, all others are enlarged. */
export function planUpscale(source: MediaRow | null, factor = USUAL_FACTOR): Plan {
  const picture = requirePicture(source, 'source_media_id')
  const [width, height] = [picture.width * factor, picture.height * factor]
  if (Math.max(width, height) > LONGEST_SIDE)
    throw refuse('source_media_id', `This picture is too large: a side may be ${LONGEST_SIDE} px long at most`)
  const painted = paintedFrom(picture)
  return painted
    ? { work: 'paint', request: { ...painted, width, height } }
    : { work: 'upscale', source: picture, factor }
}

export interface EditOptions {
  prompt?: string | null
  ratio?: ImageModelRatio
  /** Look of a picture that is painted from words only. */
  look: string
  reference: MediaRow | null
}

const CAN = ADJUSTMENTS.slice(0, 6).map(({ name }) => name)
const NOT_UNDERSTOOD = `The built-in draft engine did not paint this picture: it can make it ${CAN.join(', ')} and the like`

/** Words alone paint a picture; its own pictures are painted anew with what is added; others change light and colours. */
export function planEdit(source: MediaRow | null, { prompt, ratio = 'auto', look, reference }: EditOptions): Plan {
  const added = prompt?.trim() ?? ''
  const followed = reference && requirePicture(reference, 'reference_media_ids')
  if (added === '' && !(source && followed)) throw refuse('prompt', 'Say what you want to see')
  if (!source) {
    if (followed) throw refuse('source_media_id', 'Choose the picture that takes on the other one’s colours')
    return { work: 'paint', request: { prompt: added, look, seed: newSeed(null), ...imageModelSize(ratio, SIDE) } }
  }
  const picture = requirePicture(source, 'source_media_id')
  const { width, height } = picture
  const size = ratio === 'auto' ? { width, height } : imageModelSize(ratio, Math.sqrt(width * height))
  const painted = paintedFrom(picture)
  if (painted && !followed)
    return { work: 'paint', request: { ...painted, prompt: `${painted.prompt}, ${added}`, ...size } }
  if (added !== '' && adjustmentsIn(added).length === 0 && !followed) throw refuse('prompt', NOT_UNDERSTOOD)
  return { work: 'adjust', source: picture, words: added, reference: followed, ...size }
}

/** Another shape; nothing is cut off. */
export function planReframe(source: MediaRow | null, ratio: ImageModelRatio = 'auto'): Plan {
  const picture = requirePicture(source, 'source_media_id')
  if (ratio === 'auto') throw refuse('aspect_ratio', 'Choose an aspect ratio')
  const size = imageModelSize(ratio, Math.sqrt(picture.width * picture.height))
  return { work: 'adjust', source: picture, words: '', reference: null, ...size }
}
