import { fileTypeFromBuffer } from 'file-type'
import { ALL_FORMATS, CustomSource, Input } from 'mediabunny'
import { iterate } from '#server/http/read-body.ts'
import type { Files } from '#server/ports/files.ts'
import { type FileKind, sniffedFamily } from './file-kinds.ts'
import { isTooManyPixels, readImageSize } from './image-size.ts'

/** What a file's own bytes say about it. */
export interface FileFacts {
  /** px; null for sound. */
  width: number | null
  height: number | null
  /** ms; null for pictures. */
  durationMs: number | null
}

/** A file that is not what it was announced as, or that nothing can show. The text is for people. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Bytes that are enough to tell what a file is. */
export const SNIFF_BYTES = 4_100

/** Throws unless the first bytes are of the announced kind. */
export async function checkFirstBytes(bytes: Uint8Array, announced: FileKind): Promise<void> {
  if (bytes.length === 0) throw new UnreadableFile('The file is empty')
  const sniffed = await fileTypeFromBuffer(bytes)
  if (sniffedFamily(sniffed?.mime) !== announced.family)
    throw new UnreadableFile('The content of the file does not match its type')
}

/** Size and length of a stored file; throws when it cannot be read or has too many pixels. */
export async function readFacts(files: Files, key: string, kind: FileKind): Promise<FileFacts> {
  return kind.mediaType === 'image' ? readImageFacts(files, key) : readMediaFacts(files, key, kind)
}

async function readImageFacts(files: Files, key: string): Promise<FileFacts> {
  const stored = await files.read(key)
  if (!stored) throw new UnreadableFile('The file is missing')
  const size = readImageSize(new Uint8Array(await new Response(stored.stream).arrayBuffer()))
  if (!size) throw new UnreadableFile('The picture cannot be read')
  if (isTooManyPixels(size))
    throw new UnreadableFile(`The picture is too large (${size.width} × ${size.height} pixels)`)
  return { ...size, durationMs: null }
}

async function readMediaFacts(files: Files, key: string, kind: FileKind): Promise<FileFacts> {
  const source = new CustomSource({
    getSize: async () => (await files.stat(key))?.size ?? 0,
    read: (start, end) => readRange(files, key, start, end),
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (kind.mediaType === 'video' && !video) throw new UnreadableFile('The file holds no video')
    if (kind.mediaType === 'audio' && !audio) throw new UnreadableFile('The file holds no sound')
    const width = video ? await video.getDisplayWidth() : null
    const height = video ? await video.getDisplayHeight() : null
    if (width !== null && height !== null && isTooManyPixels({ width, height }))
      throw new UnreadableFile(`The video is too large (${width} × ${height} pixels)`)
    const seconds = await input.computeDuration()
    if (!(seconds > 0)) throw new UnreadableFile('The file has no length')
    return { width, height, durationMs: Math.round(seconds * 1000) }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile(`The ${kind.mediaType === 'video' ? 'video' : 'sound'} cannot be read`, { cause })
  } finally {
    input.dispose()
  }
}

/** `end` is exclusive, as mediabunny counts. */
async function readRange(files: Files, key: string, start: number, end: number): Promise<Uint8Array> {
  const part = await files.read(key, { start, end: end - 1 })
  if (!part) throw new UnreadableFile('The file is missing')
  const bytes = new Uint8Array(end - start)
  let offset = 0
  for await (const chunk of iterate(part.stream)) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
