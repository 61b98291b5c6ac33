import { plainContentType, tooLargeText, unsupportedText, UPLOAD_LIMITS, uploadKindOf } from '#src/domain/uploads.ts'
import { reportBroken } from '../services/error-reports/report.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'

const FALLBACK_TYPE = 'image/png'
const FALLBACK_NAME = 'image.png'
const DATA = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,(.*)$/s
const BARE = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

/** A file that cannot become an upload; its message is the specification's. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
}

/**
 * The input of an upload, as a file. A base64 string becomes one of its declared type (image/png where it declares none)
 * with the name image.png.
 */
export function toUploadFile(input: unknown): File {
  if (input instanceof File) return input
  if (typeof input !== 'string') throw new UploadRefused('Input must be a base64 string')
  const [, declared, data] = DATA.exec(input) ?? ['', undefined, BARE.test(input) ? input : undefined]
  if (data === undefined) throw new UploadRefused('Input must be a base64 string')
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], FALLBACK_NAME, { type: declared ?? FALLBACK_TYPE })
  } catch {
    throw new UploadRefused('Input must be a base64 string')
  }
}

/** Refuses a file that is missing or has no name; an empty one with a name is only noted, because the server judges it. */
export function checkFile(file: File | null | undefined): asserts file is File {
  try {
    if (!file || typeof file.name !== 'string' || file.name.trim() === '' || !(file.size >= 0))
      throw new UploadRefused('Invalid file object provided')
    if (file.size === 0) {
      logDiagnostic('The file is empty', file.name)
      reportBroken('Invalid file: empty')
    }
  } catch (cause) {
    logDiagnostic('A file was refused', cause)
    reportBroken('Invalid file: refused before its upload')
    if (cause instanceof UploadRefused) throw cause
    throw new UploadRefused('File object validation failed', { cause })
  }
}

/** Refuses uploads at once by the server's rules and with its messages. */
export function checkKind(file: File): void {
  const contentType = contentTypeOf(file)
  const kind = uploadKindOf(contentType)
  if (!kind) throw new UploadRefused(unsupportedText(contentType))
  if (file.size > UPLOAD_LIMITS[kind]) throw new UploadRefused(tooLargeText(kind))
}

/** Some systems give files of these endings no type. */
const TYPE_OF_ENDING: Readonly<Record<string, string>> = {
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
}

/** The declared MIME type of a file, in the one spelling that the storage URL is bound to. */
export function contentTypeOf(file: File): string {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  return plainContentType(file.type || TYPE_OF_ENDING[ending] || 'application/octet-stream')
}
