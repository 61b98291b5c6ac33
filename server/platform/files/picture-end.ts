import { walkGif } from './image-frames.ts'
import { readText } from './image-size.ts'

/**
 * Whether a picture goes on to the end that it announces. A decoder shows what came of a picture that was cut off on its way, down to
 * nothing at all.
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

/** Chunks of length, name, content and checksum, up to one that is called IEND. Throws RangeError where a chunk is cut off. */
function hasPngEnd(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) if (readText(view, at + 4, 4) === 'IEND') return true
}

/** The mark of the end, behind all segments and the compressed pixels: those hold no other mark than pauses. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const mark = view.getUint8(at + 1)
    if (mark === 0xd9) return true
    // Filling, a byte of pixels, and marks without a length.
    const isBare = mark === 0 || mark === 1 || (mark >= 0xd0 && mark <= 0xd8)
    at += mark === 0xff ? 1 : isBare ? 2 : 2 + view.getUint16(at + 2)
  }
  return false
}
