import type { PixelSize } from '#server/platform/ports/sandbox.ts'
import { read24, readLosslessSize, readLossySize, readText } from './image-size.ts'

/**
 * The size of each frame of an animated GIF, PNG or WebP, from the image's corner to the frame's far corner, px; none for
 * stills.
 */
export function findFrames(bytes: Uint8Array): PixelSize[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const frames: PixelSize[] = []
  try {
    if (readText(view, 0, 4) === 'GIF8') walkGif(view, frames)
    else if (readText(view, 0, 4) === 'RIFF') walkWebp(view, frames)
    else if (readText(view, 1, 3) === 'PNG') walkPng(view, frames)
  } catch (cause) {
    // A truncated file has the frames that were found.
    if (!(cause instanceof RangeError)) throw cause
  }
  return frames
}

const EXTENSION = 0x21
const IMAGE = 0x2c
/** Bytes of a colour table by the flags before it. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** Throws a RangeError where a block is cut off. Some encoders omit the end mark. */
export function walkGif(view: DataView, frames: PixelSize[]): void {
  let at = 13 + tableBytes(view.getUint8(10))
  while (at !== view.byteLength || frames.length === 0) {
    const block = view.getUint8(at)
    if (block === IMAGE) {
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true))
      frames.push({ width: (left ?? 0) + (width ?? 0), height: (top ?? 0) + (height ?? 0) })
      at += 11 + tableBytes(view.getUint8(at + 9))
    } else if (block === EXTENSION) at += 2
    else return
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += 1 + size
    at += 1
  }
}

function walkPng(view: DataView, frames: PixelSize[]): void {
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    if (readText(view, at + 4, 4) !== 'fcTL') continue
    const [width, height, left, top] = [12, 16, 20, 24].map((offset) => view.getUint32(at + offset))
    frames.push({ width: (left ?? 0) + (width ?? 0), height: (top ?? 0) + (height ?? 0) })
  }
}

/** Frames are chunks that contain chunks; an image's own chunk has its own size. */
function walkWebp(view: DataView, frames: PixelSize[]): void {
  for (let at = 12; ;) {
    const name = readText(view, at, 4)
    if (name === 'ANMF') {
      const [left, top, width, height] = [8, 11, 14, 17].map((offset) => read24(view, at + offset))
      frames.push({ width: (left ?? 0) * 2 + (width ?? 0) + 1, height: (top ?? 0) * 2 + (height ?? 0) + 1 })
      at += 24
      continue
    }
    if (name === 'VP8 ') frames.push(readLossySize(view, at + 8))
    if (name === 'VP8L') frames.push(readLosslessSize(view, at + 8))
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
}
