import { createCRC32 } from 'hash-wasm'

/** A file of a zip; its bytes are read when their turn comes. */
export interface ZipEntry {
  /** Path inside the zip, with forward slashes. */
  name: string
  read: () => Promise<ReadableStream<Uint8Array>>
}

/** What fits without the 64-bit extension that some programs do not read. */
const LIMIT = 0xffff_ffff

interface Written {
  name: Uint8Array<ArrayBuffer>
  crc: number
  size: number
  offset: number
}

/**
 * A zip as a stream. Files are stored as they are: pictures, sounds and films are compressed already. Nothing is held in memory,
 * so each file's size and checksum follow its bytes.
 * @param modified time every file carries
 */
export function zipStream(entries: readonly ZipEntry[], modified: Date): ReadableStream<Uint8Array> {
  const chunks = zipChunks(entries, dosTime(modified))
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

async function* zipChunks(entries: readonly ZipEntry[], time: number): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name)
    const head = localHeader(name, time)
    yield head
    const crc = await createCRC32()
    crc.init()
    let size = 0
    for await (const chunk of read(await entry.read())) {
      crc.update(chunk)
      size += chunk.length
      yield chunk
    }
    const sum = parseInt(crc.digest('hex'), 16)
    yield descriptor(sum, size)
    written.push({ name, crc: sum, size, offset })
    offset += head.length + size + 16
    if (offset > LIMIT) throw new Error('The files are larger than a zip can hold')
  }
  let directory = 0
  for (const entry of written) {
    const head = directoryEntry(entry, time)
    directory += head.length
    yield head
  }
  yield endRecord(written.length, directory, offset)
}

async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Sizes follow the bytes (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808

function localHeader(name: Uint8Array<ArrayBuffer>, time: number): Uint8Array {
  return record(30, name, (view) => {
    view.setUint32(0, 0x04034b50, true)
    view.setUint16(4, 20, true)
    view.setUint16(6, FLAGS, true)
    view.setUint32(10, time, true)
    view.setUint16(26, name.length, true)
  })
}

function descriptor(crc: number, size: number): Uint8Array {
  return record(16, null, (view) => {
    view.setUint32(0, 0x08074b50, true)
    view.setUint32(4, crc, true)
    view.setUint32(8, size, true)
    view.setUint32(12, size, true)
  })
}

function directoryEntry({ name, crc, size, offset }: Written, time: number): Uint8Array {
  return record(46, name, (view) => {
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(4, 20, true)
    view.setUint16(6, 20, true)
    view.setUint16(8, FLAGS, true)
    view.setUint32(12, time, true)
    view.setUint32(16, crc, true)
    view.setUint32(20, size, true)
    view.setUint32(24, size, true)
    view.setUint16(28, name.length, true)
    view.setUint32(42, offset, true)
  })
}

function endRecord(count: number, size: number, offset: number): Uint8Array {
  return record(22, null, (view) => {
    view.setUint32(0, 0x06054b50, true)
    view.setUint16(8, count, true)
    view.setUint16(10, count, true)
    view.setUint32(12, size, true)
    view.setUint32(16, offset, true)
  })
}

function record(length: number, name: Uint8Array | null, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length + (name?.length ?? 0))
  fill(new DataView(bytes.buffer))
  if (name) bytes.set(name, length)
  return bytes
}

/** Date and time as MS-DOS wrote them, in UTC: two seconds fine, from 1980 on. */
function dosTime(at: Date): number {
  const date = ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
