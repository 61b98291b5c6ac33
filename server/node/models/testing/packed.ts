import { gzipSync } from 'node:zlib'

const BLOCK = 512

/** A package as npm packs it. */
export function packed(files: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(BLOCK)
    header.write(`package/${name}`, 0)
    header.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124)
    header.write('0', 156)
    const bytes = Buffer.from(content)
    return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]))
}
