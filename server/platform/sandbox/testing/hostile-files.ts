import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The header of a WebM file, and a segment of unknown size. */
const WEBM_HEAD = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)
const WEBM_TRACKS = Buffer.from('1654ae6b80', 'hex')
/** Padding of length zero. */
const WEBM_VOID = Buffer.from('ec80', 'hex')

const whole = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const repeated = (part: Buffer, times: number) => Buffer.alloc(part.length * times, part)

/** Zeros behind more parts than are checked before the parser begins, which never returns from them. */
export const ENDLESS_WEBM = whole(WEBM_HEAD, WEBM_TRACKS, repeated(WEBM_VOID, 10_000), Buffer.alloc(32))

const box = (name: string, content: Uint8Array = new Uint8Array(0)) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

/** Nested boxes. */
function boxInBox(name: string, depth: number): Buffer {
  const boxes = Buffer.alloc(8 * depth)
  for (let at = 0; at < depth; at++) {
    boxes.writeUInt32BE(8 * (depth - at), 8 * at)
    boxes.write(name, 8 * at + 4)
  }
  return boxes
}

/** Nested tracks, with their lengths in five bytes. */
function trackInTrack(depth: number): Buffer {
  const elements = Buffer.alloc(6 * depth)
  for (let at = 0; at < depth; at++) {
    elements.writeUInt16BE(0xae08, 6 * at)
    elements.writeUInt32BE(6 * (depth - at - 1), 6 * at + 2)
  }
  const head = Buffer.from('1654ae6b0800000000', 'hex')
  head.writeUInt32BE(elements.length, 5)
  return Buffer.concat([head, elements])
}

const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'))

/** Small videos that parsers are slow at or never leave, unless their parts are counted before. */
export const SLOW_VIDEOS: Readonly<Record<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>> = {
  'an MP4 of 100,000 empty boxes': { type: 'video/mp4', bytes: whole(FTYP, repeated(box('free'), 100_000)) },
  'an MP4 of 100,000 empty tracks': {
    type: 'video/mp4',
    bytes: whole(FTYP, box('moov', repeated(box('trak'), 100_000))),
  },
  'an MP4 of 300,000 boxes in each other': {
    type: 'video/mp4',
    bytes: whole(FTYP, box('moov', boxInBox('edts', 300_000))),
  },
  'a WebM of 300,000 tracks in each other': { type: 'video/webm', bytes: whole(WEBM_HEAD, trackInTrack(300_000)) },
  'a WebM of zeros': { type: 'video/webm', bytes: whole(WEBM_HEAD, Buffer.alloc(32)) },
  'a WebM of 100,000 empty elements': { type: 'video/webm', bytes: whole(WEBM_HEAD, repeated(WEBM_VOID, 100_000)) },
}

const svg = (content: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${content}</svg>`)
const filtered = (filter: string, times = 1) =>
  svg(`<filter id="f">${filter}</filter>${'<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(times)}`)

/** Small SVGs that are slow to render. */
export const SLOW_SVGS: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'an SVG with noise': filtered('<feTurbulence baseFrequency="0.5" numOctaves="100000"/>'),
  'an SVG with large blur': filtered('<feGaussianBlur stdDeviation="900"/>', 40),
  'an SVG with huge text': svg(`<text y="20" font-size="12">${'Wi '.repeat(600_000)}</text>`),
}

/** A PNG of 8 × 8 pixels whose two megabytes of pixels unpack to two gigabytes. */
export function makePngBomb(): Uint8Array {
  const megabyte = deflateRawSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const pixels = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(2_000).fill(megabyte), Buffer.from([3, 0])])
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0])
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
