import { crc32, deflateSync } from 'node:zlib'

/** Small files with a size or length of choice. */

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u16le = (value: number) => [value & 255, (value >> 8) & 255]
const u32le = (value: number) => [...u16le(value & 0xffff), ...u16le(value >>> 16)]
const u32be = (value: number) => u32le(value).toReversed()
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat())

const chunk = (name: string, content: Uint8Array) => {
  const body = [...ascii(name), ...content]
  return [...u32be(content.length), ...body, ...u32be(crc32(Uint8Array.from(body)))]
}

/** Black. A file that no decoder would open has its header only. */
export function makePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]
  const header = Uint8Array.from([...u32be(width), ...u32be(height), 1, 0, 0, 0, 0])
  const rows = width * height > 50_000_000 ? 0 : height
  const pixels = deflateSync(new Uint8Array((1 + Math.ceil(width / 8)) * rows))
  return bytes(signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', new Uint8Array(0)))
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
