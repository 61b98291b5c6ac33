import type { Services } from '#server/platform/context.ts'
import type { ByteSource, FileFacts, PixelSize } from '#server/platform/ports/sandbox.ts'
import type { Files } from '#server/platform/ports/files.ts'
import { type FileKind, mismatchText, sniffedFamily, fileKind } from './file-kinds.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { iterate } from '#server/platform/http/read-body.ts'

/** Bytes that are enough to recognize a file. */
export const SNIFF_BYTES = 4_100

/** Throws unless the first bytes match the announced kind. */
export async function checkFirstBytes(
  { sandbox }: Pick<Services, 'sandbox'>,
  bytes: Uint8Array,
  announced: FileKind,
): Promise<void> {
  if (bytes.length === 0) throw new UnreadableFile('The file is empty')
  const sniffed = await sandbox.run('sniffType', bytes.slice(0, SNIFF_BYTES))
  if (sniffedFamily(sniffed) !== announced.family) throw new UnreadableFile(mismatchText(announced, sniffed))
}

/** Size and length of a stored file; throws when it cannot be read or is beyond the limits. */
export async function readFacts(
  { sandbox, files }: Pick<Services, 'sandbox' | 'files'>,
  key: string,
  { mediaType }: FileKind,
): Promise<FileFacts> {
  const source = await openSource(files, key)
  if (mediaType !== 'image') return sandbox.run('probeMedia', { mediaType }, [source])
  return { ...(await sandbox.run('measureImage', null, [source])), durationMs: null }
}

/** Size of an image in memory, px; throws when it cannot be read or is beyond the limits. */
export function readImageSize({ sandbox }: Pick<Services, 'sandbox'>, bytes: Uint8Array): Promise<PixelSize> {
  return sandbox.run('measureImage', null, [bytesSource(bytes)])
}

/** Length of a sound in memory, and whether it is a sound. */
export async function readSoundFacts(
  services: Pick<Services, 'sandbox'>,
  bytes: Uint8Array,
  announced: FileKind,
): Promise<FileFacts> {
  await checkFirstBytes(services, bytes, announced)
  return services.sandbox.run('probeMedia', { mediaType: 'audio' }, [bytesSource(bytes)])
}

/** Bytes in memory for the sandbox. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.slice(start, end),
})

/** A stored file for the sandbox. */
export async function openSource(files: Files, key: string): Promise<ByteSource> {
  const stored = await files.stat(key)
  if (!stored) throw new UnreadableFile('The file is missing')
  return { size: stored.size, read: (start, end) => readRange(files, key, start, end) }
}

/** Type, size and length of unannounced bytes; throws for what is not accepted or cannot be read. */
export async function inspectBytes(
  { sandbox }: Pick<Services, 'sandbox'>,
  bytes: Uint8Array,
): Promise<FileFacts & { contentType: string }> {
  const contentType = bytes.length === 0 ? null : await sandbox.run('sniffType', bytes.slice(0, SNIFF_BYTES))
  const kind = contentType === null ? undefined : fileKind(contentType)
  if (contentType === null || !kind) throw new UnreadableFile('Unknown file type')
  const source = bytesSource(bytes)
  if (kind.mediaType !== 'image')
    return { contentType, ...(await sandbox.run('probeMedia', { mediaType: kind.mediaType }, [source])) }
  return { contentType, ...(await sandbox.run('measureImage', null, [source])), durationMs: null }
}

/** A whole stored file; null when it does not exist. */
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
