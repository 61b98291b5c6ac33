/** Small files of every kind with a size or length of choice; headers are right, the picture itself may be missing. */

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u16le = (value: number) => [value & 255, (value >> 8) & 255]
const u16be = (value: number) => u16le(value).toReversed()
const u32le = (value: number) => [...u16le(value & 0xffff), ...u16le(value >>> 16)]
const u32be = (value: number) => u32le(value).toReversed()
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat())

export function makePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]
  const header = [...u32be(13), ...ascii('IHDR'), ...u32be(width), ...u32be(height), 8, 6, 0, 0, 0, ...u32be(0)]
  return bytes(signature, header, u32be(0), ascii('IDAT'), u32be(0), u32be(0), ascii('IEND'), u32be(0xae426082))
}

/** With an EXIF-sized segment before the frame header. */
export function makeJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const app1 = [0xff, 0xe1, ...u16be(60_002), ...Array<number>(60_000).fill(0)]
  const frame = [0xff, 0xc2, ...u16be(11), 8, ...u16be(height), ...u16be(width), 1, 1, 0x11, 0]
  return bytes([0xff, 0xd8], app1, frame, [0xff, 0xd9])
}

export function makeGif(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytes(ascii('GIF89a'), u16le(width), u16le(height), [0, 0, 0], ascii(';'))
}

export function makeWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const u24le = (value: number) => u32le(value).slice(0, 3)
  const chunk = [...ascii('VP8X'), ...u32le(10), 0, 0, 0, 0, ...u24le(width - 1), ...u24le(height - 1)]
  return bytes(ascii('RIFF'), u32le(4 + chunk.length), ascii('WEBP'), chunk)
}

/** Silence, 8 kHz, 16 bit, mono. */
export function makeWav(durationMs: number): Uint8Array<ArrayBuffer> {
  const length = durationMs * 16
  const format = [
    ...ascii('fmt '),
    ...u32le(16),
    ...u16le(1),
    ...u16le(1),
    ...u32le(8_000),
    ...u32le(16_000),
    2,
    0,
    16,
    0,
  ]
  return bytes(
    ascii('RIFF'),
    u32le(36 + length),
    ascii('WAVE'),
    format,
    ascii('data'),
    u32le(length),
    Array<number>(length).fill(0),
  )
}
