import type { PixelTile } from '#engines/ports.ts'
import type { DecodePixels } from '#server/platform/files/read-pixels.ts'
import { type DecodePicture, JPEG_QUALITY } from './tasks.ts'

/** The decoder is loaded for the first picture: sounds and videos do without its memory. */
export const decodeNodePicture: DecodePicture = async (bytes) => {
  const { loadImage } = await import('@napi-rs/canvas')
  const { width, height } = await loadImage(bytes)
  return { width, height }
}

export const decodeNodePixels: DecodePixels = async (bytes, fit) => {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes)
  const { width, height } = fit(image)
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const original = { width: image.width, height: image.height }
  return { width, height, original, data: context.getImageData(0, 0, width, height).data }
}

export async function encodeNodeJpeg({ data, width, height }: PixelTile): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0)
  return new Uint8Array(await canvas.encode('jpeg', JPEG_QUALITY * 100))
}
