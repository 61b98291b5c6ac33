import type { ImageModelRatio } from './image-model.ts'

interface Size {
  /** px. */
  width: number
  height: number
}

/** A place in a picture, 0 to 1 from its top left corner. */
export interface Place {
  x: number
  y: number
}

/** A part of a picture, or the room around it: px of the picture, from its top left corner. */
export interface Frame extends Size {
  x: number
  y: number
}

export interface Reframing {
  ratio: ImageModelRatio
  focus: Place
  /** Percent of the largest frame inside the picture, or of the smallest around it. */
  frameSize: number
}

/** How large a frame may be, percent: a crop never leaves the picture, expanding never cuts it. */
export const CROP_SIZES = { least: 25, most: 100 } as const
export const EXPAND_SIZES = { least: 100, most: 200 } as const

export const MIDDLE: Place = { x: 0.5, y: 0.5 }

/** px; less is rounding, not another aspect ratio. */
const SAME = 2

/** The part of a picture that is kept: of the wanted shape, the focal point as near to its middle as the picture's edges allow. */
export function cropFrame(picture: Size, { ratio, focus, frameSize }: Reframing): Frame {
  const shape = shapeOf(ratio, picture)
  const scale = (Math.min(picture.width, picture.height * shape) * frameSize) / 100
  const width = evenDown(Math.min(picture.width, scale))
  const height = evenDown(Math.min(picture.height, scale / shape))
  return {
    x: within(Math.round(focus.x * picture.width - width / 2), picture.width - width),
    y: within(Math.round(focus.y * picture.height - height / 2), picture.height - height),
    width,
    height,
  }
}

/** The room a picture gets around it: of the wanted shape, the focal point as near to its middle as the whole picture allows. */
export function expandFrame(picture: Size, { ratio, focus, frameSize }: Reframing): Frame {
  const shape = shapeOf(ratio, picture)
  const scale = (Math.max(picture.width, picture.height * shape) * frameSize) / 100
  const width = evenUp(Math.max(picture.width, scale))
  const height = evenUp(Math.max(picture.height, scale / shape))
  return {
    x: -within(Math.round(width / 2 - focus.x * picture.width), width - picture.width),
    y: -within(Math.round(height / 2 - focus.y * picture.height), height - picture.height),
    width,
    height,
  }
}

/** Whether a frame is the picture as it is. */
export const isWhole = (picture: Size, frame: Size): boolean =>
  Math.abs(frame.width - picture.width) <= SAME && Math.abs(frame.height - picture.height) <= SAME

/** Share of an expanded frame that the picture does not fill, 0 to 1. */
export const newShare = (picture: Size, frame: Size): number =>
  1 - (picture.width * picture.height) / (frame.width * frame.height)

/** Width in heights. */
function shapeOf(ratio: ImageModelRatio, picture: Size): number {
  if (ratio === 'auto') return picture.width / picture.height
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return across / down
}

// Encoders of videos want even sides; a picture of 1 px has none.
const evenDown = (px: number) => Math.max(1, Math.floor(px / 2 + 1e-6) * 2)
const evenUp = (px: number) => Math.ceil(px / 2 - 1e-6) * 2
const within = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value))
