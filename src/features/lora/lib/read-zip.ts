/** Limits: number of entries, size of an image, and size of all images, bytes. */
const [MAX_ENTRIES, MAX_ENTRY_BYTES, MAX_BYTES] = [500, 30_000_000, 600_000_000]
/** A higher compression ratio is that of a zip bomb. */
const MAX_RATIO = 300

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50]
const [STORED, DEFLATED] = [0, 8]
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
}

const TOO_MUCH = 'This zip is too large. Nothing was added'

/** The error in a zip, for users. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
}

interface Entry {
  name: string
  type: string
  method: number
  packed: number
  size: number
  offset: number
}

/** Images and texts (captions) in a zip. Its headers are checked against the contents. */
export async function readZip(file: Blob): Promise<File[]> {
  if (file.size > MAX_BYTES) throw new ZipRefused(TOO_MUCH)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = listEntries(bytes)
  if (entries.length === 0) throw new ZipRefused('This zip contains no images')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (
    total > MAX_BYTES ||
    entries.some(({ size, packed }) => size > MAX_ENTRY_BYTES || size > MAX_RATIO * Math.max(1, packed))
  )
    throw new ZipRefused(TOO_MUCH)
  const files: File[] = []
  for (const entry of entries) files.push(new File([await unpack(bytes, entry)], entry.name, { type: entry.type }))
  return files
}

function listEntries(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer)
  let end = bytes.length - 22
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== END) end--
  if (end < 0 || view.getUint32(end, true) !== END) throw new ZipRefused('This file isn’t a zip, or it’s incomplete')
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new ZipRefused(`Zips can contain up to ${MAX_ENTRIES} files. This one has ${count}`)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) throw new ZipRefused('This zip is damaged')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const name = path.split('/').at(-1) ?? ''
    const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
    if (type !== undefined && !name.startsWith('.') && !path.startsWith('__MACOSX/'))
      entries.push({
        name,
        type,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { method, packed, size, offset }: Entry,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw new ZipRefused('This zip is damaged')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const part = bytes.slice(start, start + packed)
  if (method === STORED && part.length === size) return part
  if (method !== DEFLATED) throw new ZipRefused('This zip uses an unsupported compression method')
  return inflate(part, size)
}

/** No more is unpacked than the header states. */
async function inflate(part: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(size)
  let at = 0
  const reader = new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (at + value.length > size) throw new ZipRefused('This zip is larger than declared. Nothing was added')
      out.set(value, at)
      at += value.length
    }
  } catch (cause) {
    throw cause instanceof ZipRefused ? cause : new ZipRefused('This zip is damaged', { cause })
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  if (at !== size) throw new ZipRefused('This zip is damaged')
  return out
}
