import { cropFrame, type Frame, isWhole, type Place } from '#src/domain/reframe.ts'

/** Target size of an image of a set. */
export const SHAPES = [
  { value: 'auto', label: 'Original' },
  { value: '1:1', label: '1:1' },
  { value: '3:4', label: '3:4' },
  { value: '4:3', label: '4:3' },
] as const

export interface Cut {
  /** Quarter turns to the right, 0 to 3; rotated first, then cut. */
  turns: number
  shape: (typeof SHAPES)[number]['value']
  /** Percent of the largest frame. */
  size: number
  /** The frame's middle, in the turned image. */
  middle: Place
}

export const UNCUT: Cut = { turns: 0, shape: 'auto', size: 100, middle: { x: 0.5, y: 0.5 } }

interface Size {
  /** px. */
  width: number
  height: number
}

export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The part to keep, in px of the rotated image. */
export const frameOf = (image: Size, { turns, shape, size, middle }: Cut): Frame =>
  cropFrame(turned(image, turns), { ratio: shape, focus: middle, frameSize: size })

/** Whether nothing is rotated or cut off. */
export const isUncut = (image: Size, cut: Cut): boolean => cut.turns % 4 === 0 && isWhole(image, frameOf(image, cut))

/** Draws a part of a rotated image over a whole canvas. */
export function drawTurned(canvas: HTMLCanvasElement, image: ImageBitmap, turns: number, part: Frame): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t process images')
  const { width, height } = turned(image, turns)
  const scale = canvas.width / part.width
  context.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale)
  context.translate(width / 2, height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, -image.width / 2, -image.height / 2)
}

const QUALITY = 0.95
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** The cut image as a file of the same kind, where browsers write that kind; as PNG otherwise. */
export async function cutImage(
  image: ImageBitmap,
  cut: Cut,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File> {
  const part = frameOf(image, cut)
  const canvas = document.createElement('canvas')
  canvas.width = part.width
  canvas.height = part.height
  drawTurned(canvas, image, cut.turns, part)
  const kind = type in ENDINGS ? type : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, QUALITY))
  if (!blob) throw new Error('This image is too large to crop here')
  return new File([blob], `${name.replace(/\.[^.]*$/u, '')}.${ENDINGS[blob.type] ?? 'png'}`, { type: blob.type })
}
