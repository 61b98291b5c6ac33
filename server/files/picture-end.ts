import { readText } from './image-size.ts'

/**
 * Whether a PNG or WebP goes on to the end that it announces. A decoder shows what came of a picture that was cut off on its way, down to
 * nothing at all. Other kinds do not say where they end: true.
 */
export function reachesItsEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (readText(view, 1, 3) === 'PNG') return hasPngEnd(view)
    if (readText(view, 0, 4) === 'RIFF') return view.getUint32(4, true) + 8 <= view.byteLength
    return true
  } catch (cause) {
    if (cause instanceof RangeError) return false
    throw cause
  }
}

/** Chunks of length, name, content and checksum, up to one that is called IEND. Throws RangeError where a chunk is cut off. */
function hasPngEnd(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) if (readText(view, at + 4, 4) === 'IEND') return true
}
