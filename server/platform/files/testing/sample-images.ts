import { createCanvas } from '@napi-rs/canvas'

/** Real images of a chosen size, with the metadata of cameras and programs. */

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** With an EXIF-sized segment before the frame header. */
export function makeJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const plain = createCanvas(width, height).encodeSync('jpeg')
  const exif = new Uint8Array(60_004)
  exif.set([0xff, 0xe1, 60_002 >> 8, 60_002 & 255])
  return join(plain.subarray(0, 2), exif, plain.subarray(2))
}

/** Of the extended kind: a separate chunk has its size. */
export function makeWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createCanvas(width, height).encodeSync('webp'))
}

export interface GifFrame {
  /** px, of the frame itself: its image may be smaller. */
  width: number
  height: number
}

/** Black frames of one pixel's data, each claiming a size of its own. */
export function makeGif(width: number, height: number, frames: readonly GifFrame[] = [{ width, height }]) {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const images = frames.map((frame) => {
    const image = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 0x01, 0])
    image.writeUInt16LE(frame.width, 5)
    image.writeUInt16LE(frame.height, 7)
    return image
  })
  return join(screen, ...images, Buffer.from([0x3b]))
}
