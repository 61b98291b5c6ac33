import type { ImageModelRatio } from './image-model.ts'

interface Size {
  /** px. */
  width: number
  height: number
}

/** A place in an image, 0 to 1 from its top left corner. */
export interface Place {
  x: number
  y: number
}

/** A part of an image, or the room around it: px of the image, from its top left corner. */
export interface Frame extends Size {
  x: number
  y: number
}

export interface Reframing {
  ratio: ImageModelRatio
  focus: Place
  /** Percent of the largest frame inside the image, or of the smallest around it. */
  frameSize: number
}

/** How large a frame may be, percent: a crop never leaves the image, expanding never cuts it. */
export const CROP_SIZES = { least: 25, most: 100 } as const
export const EXPAND_SIZES = { least: 100, most: 200 } as const

export const MIDDLE: Place = { x: 0.5, y: 0.5 }

/** px; less is rounding, not another aspect ratio. */
const SAME = 2

/** The part of an image that is kept: of the wanted shape, the focal point as near to its middle as the image's edges allow. */
export function cropFrame(image: Size, { ratio, focus, frameSize }: Reframing): Frame {
  const shape = shapeOf(ratio, image)
  const scale = (Math.min(image.width, image.height * shape) * frameSize) / 100
  const width = evenDown(Math.min(image.width, scale))
  const height = evenDown(Math.min(image.height, scale / shape))
  return {
    x: within(Math.round(focus.x * image.width - width / 2), image.width - width),
    y: within(Math.round(focus.y * image.height - height / 2), image.height - height),
    width,
    height,
  }
}

/** The room an image gets around it: of the wanted shape, the focal point as near to its middle as the whole image allows. */
export function expandFrame(image: Size, { ratio, focus, frameSize }: Reframing): Frame {
  const shape = shapeOf(ratio, image)
  const scale = (Math.max(image.width, image.height * shape) * frameSize) / 100
  const width = evenUp(Math.max(image.width, scale))
  const height = evenUp(Math.max(image.height, scale / shape))
  return {
    x: -within(Math.round(width / 2 - focus.x * image.width), width - image.width),
    y: -within(Math.round(height / 2 - focus.y * image.height), height - image.height),
    width,
    height,
  }
}

/** Whether a frame is the image as it is. */
export const isWhole = (image: Size, frame: Size): boolean =>
  Math.abs(frame.width - image.width) <= SAME && Math.abs(frame.height - image.height) <= SAME

/** Share of an expanded frame that the image does not fill, 0 to 1. */
export const newShare = (image: Size, frame: Size): number =>
  1 - (image.width * image.height) / (frame.width * frame.height)

/** Width in heights. */
function shapeOf(ratio: ImageModelRatio, image: Size): number {
  if (ratio === 'auto') return image.width / image.height
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return across / down
}

// Encoders of videos want even sides; an image of 1 px has none.
const evenDown = (px: number) => Math.max(1, Math.floor(px / 2 + 1e-6) * 2)
const evenUp = (px: number) => Math.ceil(px / 2 - 1e-6) * 2
const within = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value))
