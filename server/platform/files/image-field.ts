import type { Services } from '#server/platform/context.ts'
import { HttpError, unsupportedMediaType, validationFailed } from '#server/platform/http/http-error.ts'
import { sizeText } from '#src/domain/uploads.ts'
import { type FileKind, fileKind } from './file-kinds.ts'
import type { PixelSize } from '#server/platform/ports/sandbox.ts'
import { checkFirstBytes, readImageSize } from './inspect.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface ImageField {
  /** Its field name in the form. */
  field: string
  /** Its name in an error message, for example 'A logo'. */
  name: string
  /** Accepted MIME types. */
  types: readonly string[]
  /** Largest file, bytes. */
  limit: number
}

export interface ImageFile extends PixelSize {
  bytes: Uint8Array
  kind: FileKind
}

/** Refuses a file above its limit (413). */
export function requireSize(file: Blob, { name, limit }: Pick<ImageField, 'name' | 'limit'>): void {
  if (file.size > limit)
    throw new HttpError(413, { message: `${name} can be up to ${sizeText(limit)}`, error: 'PAYLOAD_TOO_LARGE' })
}

/**
 * Reads an image from a form; refuses one that is too large (413), of another type (415) or does not match its declared type
 * (400).
 */
export async function readImageField(
  services: Pick<Services, 'sandbox'>,
  file: Blob,
  { field, name, types, limit }: ImageField,
): Promise<ImageFile> {
  const kind = fileKind(file.type)
  if (!kind || !types.includes(kind.contentType)) throw unsupportedMediaType(file.type)
  requireSize(file, { name, limit })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    await checkFirstBytes(services, bytes, kind)
    return { bytes, kind, ...(await readImageSize(services, bytes)) }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw validationFailed({ [field]: [cause.message] })
    throw cause
  }
}
