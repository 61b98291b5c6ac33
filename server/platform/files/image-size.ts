import type { PixelSize } from '#server/platform/ports/sandbox.ts'

/** Longest side and largest area of an accepted image, px; more is a decompression bomb. */
export const MAX_SIDE = 12_000
export const MAX_PIXELS = 50_000_000

export function isTooManyPixels({ width, height }: PixelSize): boolean {
  return width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
}

/** Width and height from the header of a PNG, JPEG, WebP or GIF; undefined when it cannot be read or is 0. */
export function readImageSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (cause) {
    // Reading beyond the end: the file ends within its header.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

/** Letters of a header. Throws a RangeError beyond the end. */
export function readText(view: DataView, offset: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(offset + index)))
}

function readPng(view: DataView): PixelSize | undefined {
  if (view.getUint32(0) !== 0x89504e47 || readText(view, 12, 4) !== 'IHDR') return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): PixelSize | undefined {
  if (readText(view, 0, 4) !== 'GIF8') return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(view: DataView): PixelSize | undefined {
  if (readText(view, 0, 4) !== 'RIFF' || readText(view, 8, 4) !== 'WEBP') return undefined
  const kind = readText(view, 12, 4)
  if (kind === 'VP8X') return { width: read24(view, 24) + 1, height: read24(view, 27) + 1 }
  if (kind === 'VP8L') return readLosslessSize(view, 20)
  return kind === 'VP8 ' ? readLossySize(view, 20) : undefined
}

/** 24 bits, little-endian. */
export const read24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/** Of a `VP8 ` chunk's content. */
export function readLossySize(view: DataView, at: number): PixelSize {
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

/** Of a `VP8L` chunk's content. */
export function readLosslessSize(view: DataView, at: number): PixelSize {
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Walks the segments up to the frame header; EXIF and colour profiles may precede it. */
function readJpeg(view: DataView): PixelSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let offset = 2
  while (offset < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) offset += 1
    else if (isBareMarker(marker)) offset += 2
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    else offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** JPEG markers without a length, and the 0 of escaped pixels: decoders skip both, wherever they are. */
export const isBareMarker = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
