import { iterate } from '#server/platform/http/read-body.ts'
import type { Files } from '#server/platform/ports/files.ts'

interface Entry {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

export interface MemoryFiles extends Files {
  /** Keys of all stored files. */
  keys(): string[]
  clear(): void
}

/** Files in memory: for tests, and for hosts without other storage. */
export function createMemoryFiles(): MemoryFiles {
  const entries = new Map<string, Entry>()
  return {
    async write(key, body, contentType) {
      const bytes = body instanceof Uint8Array ? new Uint8Array(body) : await collect(body)
      entries.set(key, { bytes, contentType })
      return { key, size: bytes.length, contentType }
    },
    async read(key, range) {
      const entry = entries.get(key)
      if (!entry) return null
      const bytes = range ? entry.bytes.slice(range.start, range.end + 1) : entry.bytes
      return { key, size: entry.bytes.length, contentType: entry.contentType, stream: new Blob([bytes]).stream() }
    },
    async stat(key) {
      const entry = entries.get(key)
      return entry ? { key, size: entry.bytes.length, contentType: entry.contentType } : null
    },
    async remove(key) {
      entries.delete(key)
    },
    keys: () => [...entries.keys()],
    clear: () => entries.clear(),
  }
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of iterate(stream)) chunks.push(new Uint8Array(chunk))
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
