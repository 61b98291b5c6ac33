import type { DecodePicture } from './tasks.ts'

/** The decoder is loaded for the first picture: sounds and videos do without its memory. */
export const decodeNodePicture: DecodePicture = async (bytes) => {
  const { loadImage } = await import('@napi-rs/canvas')
  const { width, height } = await loadImage(bytes)
  return { width, height }
}
