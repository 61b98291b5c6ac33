export interface PixelSize {
  width: number
  height: number
}

/** Longest side and largest area of an accepted picture, px; more is a bomb for whoever decodes it. */
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
    // Reading beyond the end: the file stops inside its header.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const hasText = (view: DataView, offset: number, text: string) =>
  [...text].every((letter, index) => view.getUint8(offset + index) === letter.charCodeAt(0))

function readPng(view: DataView): PixelSize | undefined {
  if (view.getUint32(0) !== 0x89504e47 || !hasText(view, 12, 'IHDR')) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): PixelSize | undefined {
  if (!hasText(view, 0, 'GIF8')) return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(view: DataView): PixelSize | undefined {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP')) return undefined
  if (hasText(view, 12, 'VP8X')) {
    const read24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
    return { width: read24(24) + 1, height: read24(27) + 1 }
  }
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (hasText(view, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return undefined
}

/** Walks the segments up to the frame header; EXIF and colour profiles may stand before it. */
function readJpeg(view: DataView): PixelSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let offset = 2
  while (offset < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) offset += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    else offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}
