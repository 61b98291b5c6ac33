import { constants, crc32, deflateRawSync } from 'node:zlib'

/** An EBML head, a segment of unknown size, and noise: the parser that reads it never comes back. */
export const ENDLESS_WEBM = new Uint8Array(
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff' +
      '3c5e81b40c5ec68e04a3406c97d63cfbdc53ae88371a125121b5956143c0ee2d',
    'hex',
  ),
)

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
