import type { ByteSource, PixelSize } from '#server/platform/ports/sandbox.ts'
import { findFrames, walkGif } from './image-frames.ts'
import { isBareMarker, isTooManyPixels, MAX_PIXELS, readImageSize, readText } from './image-size.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Most frames of an animation, … */
const MAX_FRAMES = 2_000
/** … and most pixels of them all. */
const MAX_FRAME_PIXELS = 20 * MAX_PIXELS

/**
 * The size of an image that can really be decoded. Sizes are checked before decoding, including every frame's, because a
 * header may understate what follows it.
 * @param decode the host's own decoder
 */
export function measureImage(decode: (bytes: Uint8Array) => Promise<PixelSize>) {
  return async (_input: null, [file]: readonly ByteSource[]): Promise<PixelSize> => {
    if (!file) throw new UnreadableFile('The file is missing')
    const bytes = await file.read(0, file.size)
    const size = readImageSize(bytes)
    if (!size) throw new UnreadableFile('Couldn’t read the image')
    const frames = findFrames(bytes)
    for (const each of [size, ...frames])
      if (isTooManyPixels(each))
        throw new UnreadableFile(`The image is too large (${each.width} × ${each.height} pixels)`)
    const pixels = frames.reduce((sum, { width, height }) => sum + width * height, 0)
    if (frames.length > MAX_FRAMES || pixels > MAX_FRAME_PIXELS)
      throw new UnreadableFile(`The image has too many frames (${frames.length})`)
    if (!reachesItsEnd(bytes)) throw new UnreadableFile('The image is incomplete')
    try {
      const shown = await decode(bytes)
      if (isTooManyPixels(shown)) throw new UnreadableFile('The image is too large')
      // A camera held upright stores its orientation in the metadata: the image has the size as displayed.
      return shown.width === size.height && shown.height === size.width ? shown : size
    } catch (cause) {
      if (cause instanceof UnreadableFile) throw cause
      throw new UnreadableFile('Couldn’t read the image', { cause })
    }
  }
}

/**
 * Whether an image is complete up to its announced end. A decoder also shows a truncated image, down to nothing at all.
 */
export function reachesItsEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (readText(view, 1, 3) === 'PNG') return hasPngEnd(view)
    if (readText(view, 0, 4) === 'RIFF') return view.getUint32(4, true) + 8 <= view.byteLength
    if (readText(view, 0, 4) === 'GIF8') walkGif(view, [])
    return view.getUint16(0) !== 0xffd8 || hasJpegEnd(bytes, view)
  } catch (cause) {
    if (cause instanceof RangeError) return false
    throw cause
  }
}

/** Chunks of length, name, content and checksum, up to IEND. Throws a RangeError where a chunk is cut off. */
function hasPngEnd(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) if (readText(view, at + 4, 4) === 'IEND') return true
}

/** The end mark, behind all segments and the compressed pixels: those contain no other marks than restarts. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) return true
    at += marker === 0xff ? 1 : isBareMarker(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  return false
}
