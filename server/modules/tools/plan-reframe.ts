import type { ImageModelRatio } from '#src/domain/image-model.ts'
import { CROP_SIZES, cropFrame, EXPAND_SIZES, expandFrame, isWhole, MIDDLE, type Place } from '#src/domain/reframe.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { newSeed } from '#server/modules/generation/images/before-drawing.ts'
import type { Plan } from './plan.ts'
import { MAX_SIDE } from './plan-image.ts'
import { refuse, requireImage } from './source.ts'

export interface ReframeOptions {
  ratio?: ImageModelRatio | undefined
  focus?: Place | undefined
  /** Percent. */
  frameSize?: number | undefined
}

export const NOTHING_CUT = 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'
export const NOTHING_ADDED = 'Nothing would be added. Choose another aspect ratio or a larger frame'

export function requireCropSize(frameSize: number): void {
  if (frameSize > CROP_SIZES.most) throw refuse('frame_size', 'A crop can be up to 100%')
}

export function requireExpandSize(frameSize: number): void {
  if (frameSize < EXPAND_SIZES.least) throw refuse('frame_size', 'An expanded frame must be at least 100%')
}

/** A part of the image, in its own pixels. */
export function planCrop(
  source: MediaRow | null,
  { ratio = 'auto', focus, frameSize = CROP_SIZES.most }: ReframeOptions,
): Plan {
  const image = requireImage(source, 'source_media_id')
  requireCropSize(frameSize)
  // Its position does not change its size.
  const { width, height } = cropFrame(image, { ratio, focus: MIDDLE, frameSize })
  if (isWhole(image, { width, height })) throw refuse('aspect_ratio', NOTHING_CUT)
  return { work: 'crop', source: image, ratio, focus: focus ?? null, frameSize, width, height }
}

/** The whole image with room around it; smaller where a side would be too long. @param look for engines that have styles */
export function planExpand(
  source: MediaRow | null,
  { ratio = 'auto', focus = MIDDLE, frameSize = EXPAND_SIZES.least }: ReframeOptions,
  look: string,
): Plan {
  const image = requireImage(source, 'source_media_id')
  requireExpandSize(frameSize)
  const frame = expandFrame(image, { ratio, focus, frameSize })
  if (isWhole(image, frame)) throw refuse('aspect_ratio', NOTHING_ADDED)
  const scale = Math.min(1, MAX_SIDE / Math.max(frame.width, frame.height))
  const [width, height] = [even(frame.width * scale), even(frame.height * scale)]
  const [inWidth, inHeight] = [px(image.width * scale), px(image.height * scale)]
  const area = {
    x: Math.min(width - inWidth, Math.round(-frame.x * scale)),
    y: Math.min(height - inHeight, Math.round(-frame.y * scale)),
    width: inWidth,
    height: inHeight,
  }
  return { work: 'expand', source: image, width, height, area, look, seed: newSeed(null) }
}

const px = (size: number) => Math.max(1, Math.floor(size))
const even = (size: number) => Math.max(2, Math.round(size / 2) * 2)
