import type { ByteSource, PixelSize } from '#server/platform/ports/sandbox.ts'
import { findFrames } from './image-frames.ts'
import { isTooManyPixels, MAX_PIXELS, readImageSize } from './image-size.ts'
import { reachesItsEnd } from './picture-end.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Most frames of an animation, … */
const MAX_FRAMES = 2_000
/** … and most pixels of them all. */
const MAX_FRAME_PIXELS = 20 * MAX_PIXELS

/**
 * The size of a picture that can really be decoded. Sizes are judged before anything is decoded, and those of every frame, because
 * a header may say less than what follows it.
 * @param decode the host's own decoder
 */
export function measurePicture(decode: (bytes: Uint8Array) => Promise<PixelSize>) {
  return async (_input: null, [file]: readonly ByteSource[]): Promise<PixelSize> => {
    if (!file) throw new UnreadableFile('The file is missing')
    const bytes = await file.read(0, file.size)
    const size = readImageSize(bytes)
    if (!size) throw new UnreadableFile('The picture cannot be read')
    const frames = findFrames(bytes)
    for (const each of [size, ...frames])
      if (isTooManyPixels(each))
        throw new UnreadableFile(`The picture is too large (${each.width} × ${each.height} pixels)`)
    const pixels = frames.reduce((sum, { width, height }) => sum + width * height, 0)
    if (frames.length > MAX_FRAMES || pixels > MAX_FRAME_PIXELS)
      throw new UnreadableFile(`The picture has too many frames (${frames.length})`)
    if (!reachesItsEnd(bytes)) throw new UnreadableFile('The picture is cut off: a part of the file is missing')
    try {
      const shown = await decode(bytes)
      if (isTooManyPixels(shown)) throw new UnreadableFile('The picture is too large')
      // A camera that was held upright says so beside the pixels: the picture is as it is shown.
      return shown.width === size.height && shown.height === size.width ? shown : size
    } catch (cause) {
      if (cause instanceof UnreadableFile) throw cause
      throw new UnreadableFile('The picture cannot be read', { cause })
    }
  }
}
