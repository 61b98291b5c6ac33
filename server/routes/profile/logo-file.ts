import type { Services } from '#server/context.ts'
import { fileKind, type FileKind } from '#server/files/file-kinds.ts'
import { checkFirstBytes, readPictureSize } from '#server/files/inspect.ts'
import { UnreadableFile } from '#server/files/unreadable-file.ts'
import { LOGO_LIMIT, sizeText } from '#src/domain/uploads.ts'
import { HttpError, unsupportedMediaType, validationFailed } from '#server/http/http-error.ts'

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

export interface LogoFile {
  bytes: Uint8Array
  kind: FileKind
  /** px. */
  width: number
  height: number
}

/** Reads an uploaded logo; refuses what is too large, of another type, or not what it says it is. */
export async function readLogo(services: Pick<Services, 'sandbox'>, file: Blob): Promise<LogoFile> {
  const kind = fileKind(file.type)
  if (!kind || !TYPES.includes(kind.contentType)) throw unsupportedMediaType(file.type)
  if (file.size > LOGO_LIMIT)
    throw new HttpError(413, { message: `A logo can have up to ${sizeText(LOGO_LIMIT)}`, error: 'PAYLOAD_TOO_LARGE' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    await checkFirstBytes(services, bytes, kind)
    return { bytes, kind, ...(await readPictureSize(services, bytes)) }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw validationFailed({ logo: [cause.message] })
    throw cause
  }
}
