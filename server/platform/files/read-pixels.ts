import type { ByteSource, PixelSize, SmallImage } from '#server/platform/ports/sandbox.ts'
import { measureImage } from './measure-image.ts'
import { looksOf } from './image-looks.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Decodes an image in the size that `fit` computes from its own; four bytes per pixel. */
export type DecodePixels = (
  bytes: Uint8Array,
  fit: (size: PixelSize) => PixelSize,
) => Promise<PixelSize & { original: PixelSize; data: Uint8ClampedArray }>

/** Below it a pixel is transparent. */
const OPAQUE = 250

/** An image's pixels in a small size. Images that cannot be decoded, or would be too large, are refused before. */
export function readPixels(decode: (bytes: Uint8Array) => Promise<PixelSize>, decodePixels: DecodePixels) {
  return async ({ side }: { side: number }, sources: readonly ByteSource[]): Promise<SmallImage> => {
    const [file] = sources
    if (!file) throw new UnreadableFile('The file is missing')
    await measureImage(decode)(null, sources)
    const { width, height, original, data } = await decodePixels(await file.read(0, file.size), (size) => {
      const scale = Math.min(1, side / Math.max(size.width, size.height))
      return {
        width: Math.max(1, Math.round(size.width * scale)),
        height: Math.max(1, Math.round(size.height * scale)),
      }
    })
    let clear = 0
    for (let at = 3; at < data.length; at += 4) {
      const alpha = data[at] ?? 255
      if (alpha < OPAQUE) clear++
      for (let channel = at - 3; channel < at; channel++)
        data[channel] = ((data[channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255
      data[at] = 255
    }
    const looks = looksOf({ width, height, data })
    return { width, height, original, data: new Uint8Array(data), transparent: clear / (width * height), ...looks }
  }
}
