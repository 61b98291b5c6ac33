import type { Files } from '#server/ports/files.ts'

/** A whole stored file; null when it is not there. */
export async function readBytes(files: Files, key: string): Promise<Uint8Array | null> {
  const stored = await files.read(key)
  return stored && new Uint8Array(await new Response(stored.stream).arrayBuffer())
}
