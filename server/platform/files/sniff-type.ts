import { fileTypeFromBuffer } from 'file-type'

/** The MIME type that a file's first bytes tell; null when they are of no known kind. */
export async function sniffType(head: Uint8Array): Promise<string | null> {
  return (await fileTypeFromBuffer(head))?.mime ?? null
}
