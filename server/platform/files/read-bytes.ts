import { iterate } from '#server/platform/http/read-body.ts'
import type { Files } from '#server/platform/ports/files.ts'

/** A whole stored file; null when it is not there. */
export async function readBytes(files: Files, key: string): Promise<Uint8Array | null> {
  const stored = await files.read(key)
  return stored && new Uint8Array(await new Response(stored.stream).arrayBuffer())
}

/** Part of a stored file. @param end exclusive */
export async function readRange(files: Files, key: string, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(end - start)
  if (bytes.length === 0) return bytes
  const part = await files.read(key, { start, end: end - 1 })
  if (!part) throw new Error(`The file ${key} is missing`)
  let offset = 0
  for await (const chunk of iterate(part.stream)) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
