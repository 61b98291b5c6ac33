import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readZip } from './read-zip.ts'

interface Packed {
  name: string
  bytes: Uint8Array
  /** The values in its entry; otherwise the true ones. */
  size?: number
}

function makeZip(files: readonly Packed[]): Blob {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes, size = bytes.length } of files) {
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(head, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(offset, 16)
  return new Blob([...parts, ...entries, end].map((part) => new Uint8Array(part)))
}

const noise = Uint8Array.from({ length: 400 }, (_, at) => (at * 131) % 251)

it('reads images and captions of a zip unchanged, and ignores other files', async () => {
  const zip = makeZip([
    { name: 'set/a.PNG', bytes: noise },
    { name: 'set/a.txt', bytes: new TextEncoder().encode('a harbour') },
    { name: '__MACOSX/a.png', bytes: noise },
    { name: 'run.exe', bytes: noise },
  ])
  const files = await readZip(zip)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['a.PNG', 'image/png'],
    ['a.txt', 'text/plain'],
  ])
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(noise)
})

it.each([
  ['a bomb that says so', makeZip([{ name: 'a.png', bytes: new Uint8Array(5_000_000) }]), 'too large'],
  [
    'a bomb that says less',
    makeZip([{ name: 'a.png', bytes: new Uint8Array(90_000), size: 500 }]),
    'larger than declared',
  ],
  // Without reading it: a browser has no room for it.
  ['one of a gigabyte', Object.defineProperty(new Blob([noise]), 'size', { value: 1e9 }), 'too large'],
  ['no picture at all', makeZip([{ name: 'a.pdf', bytes: noise }]), 'no images'],
  ['something else', new Blob([noise]), 'isn’t a zip'],
])('reading a zip refuses %s', async (_name, zip, words) => {
  await expect(readZip(zip)).rejects.toThrow(words)
})
