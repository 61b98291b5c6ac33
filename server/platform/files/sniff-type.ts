import { fileTypeFromBuffer } from 'file-type'

/** The MIME type recognized from a file's first bytes; null when unknown. */
export async function sniffType(head: Uint8Array): Promise<string | null> {
  return (await fileTypeFromBuffer(head))?.mime ?? null
}
