import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import type { ImageModelRatio } from '#src/domain/image-model.ts'
import { cropFrame, expandFrame, type Frame, isWhole, MIDDLE, type Place } from '#src/domain/reframe.ts'
import { type SafeArea, safeAreasOf } from '#src/domain/safe-areas.ts'
import type { Settings } from './settings.ts'

export const EXPAND_MODEL = 'draft-expand'
const EXPAND_MODELS = [EXPAND_MODEL, 'draft-expand-video']

export const isExpanding = (modelId: string): boolean => EXPAND_MODELS.includes(modelId)

/** Aspect ratios of videos, for which platforms have figures. */
const FILM_SHAPES: Readonly<Partial<Record<ImageModelRatio, AspectRatio>>> = {
  '9:16': 'NINE_SIXTEEN',
  '16:9': 'SIXTEEN_NINE',
  '1:1': 'ONE_ONE',
}

export function platformsOf(ratio: ImageModelRatio): SafeArea[] {
  const shape = FILM_SHAPES[ratio]
  return shape ? safeAreasOf(shape) : []
}

interface Size {
  width: number
  height: number
}

export interface Framing {
  frame: Frame
  isRoom: boolean
  /** The visible part of both: the image, or the frame around it. */
  stage: Frame
  platform: SafeArea | undefined
}

/** The frame as the server places it. */
export function framingOf(image: Size, modelId: string, { ratio, frame, safe }: Settings, focus: Place): Framing {
  const isRoom = isExpanding(modelId)
  const laid = (isRoom ? expandFrame : cropFrame)(image, { ratio, focus, frameSize: frame })
  return {
    frame: laid,
    isRoom,
    stage: isRoom ? laid : { x: 0, y: 0, ...image },
    platform: platformsOf(ratio).find(({ id }) => id === safe),
  }
}

/** Why a frame would be the image as it is, in the server's words; null when it is another one. */
export function changesNothing(image: Size, modelId: string, settings: Settings): string | null {
  // Its position does not change its size.
  const { frame, isRoom } = framingOf(image, modelId, settings, MIDDLE)
  if (!isWhole(image, frame)) return null
  return isRoom
    ? 'Nothing would be added. Choose another aspect ratio or a larger frame'
    : 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'
}

/** Whether a point of the image is under a platform's controls. */
export function isCovered({ x, y }: Place, image: Size, { frame, platform }: Framing): boolean {
  if (!platform) return false
  const { top, right, bottom, left } = platform.inset
  const across = (x * image.width - frame.x) / frame.width
  const down = (y * image.height - frame.y) / frame.height
  return across < left || across > 1 - right || down < top || down > 1 - bottom
}

/** Position of a frame in another one, in shares of it. */
export function styleOf(frame: Frame, within: Frame) {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent((frame.x - within.x) / within.width),
    top: percent((frame.y - within.y) / within.height),
    width: percent(frame.width / within.width),
    height: percent(frame.height / within.height),
  }
}
