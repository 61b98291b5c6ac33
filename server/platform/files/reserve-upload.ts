import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { HttpError, unsupportedMediaType } from '#server/platform/http/http-error.ts'
import { tooLargeText, UPLOAD_LIMITS } from '#src/domain/uploads.ts'
import { enqueueLastCheck } from './check-upload.ts'
import { fileKind } from './file-kinds.ts'
import { mediaFileKey } from './keys.ts'
import { type SignedUpload, signUpload } from './signing.ts'
import { gt, isNull, ne, or, type SQL } from 'drizzle-orm'

export interface NewUpload {
  userId: string
  fileName: string
  contentType: string
  /** Bytes. */
  size: number
  storyId?: string
  sceneId?: string
  arollId?: string
  /** Default USER; GENERATED for a renderer's output. */
  source?: 'USER' | 'GENERATED'
}

export interface ReservedUpload extends SignedUpload {
  media: typeof media.$inferSelect
}

/** A PENDING media and its upload URL; 415 and 413 when the file would not be accepted. */
export async function reserveUpload(scope: Scope, upload: NewUpload): Promise<ReservedUpload> {
  const kind = fileKind(upload.contentType)
  if (!kind) throw unsupportedMediaType(upload.contentType)
  if (upload.size > UPLOAD_LIMITS[kind.mediaType])
    throw new HttpError(413, { message: tooLargeText(kind.mediaType), error: 'PAYLOAD_TOO_LARGE' })
  const id = crypto.randomUUID()
  const fileKey = mediaFileKey(id, kind.extension)
  // The type exactly as announced: the PUT must carry it unchanged.
  const signed = await signUpload(scope.services, { key: fileKey, contentType: upload.contentType, size: upload.size })
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(media)
    .values({
      id,
      fileKey,
      userId: upload.userId,
      storyId: upload.storyId,
      sceneId: upload.sceneId,
      arollId: upload.arollId,
      mediaType: kind.mediaType,
      source: upload.source ?? 'USER',
      status: 'PENDING',
      fileName: upload.fileName,
      contentType: kind.contentType,
      sizeBytes: upload.size,
      isVoiceRecording: kind.mediaType === 'audio' && upload.sceneId !== undefined,
      uploadExpiresAt: signed.expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The media row was not returned')
  if (signed.isCheckedLater) await enqueueLastCheck(scope, row, signed.expiresAt)
  return { ...signed, media: row }
}

/** The contract's form of it, besides its media. */
export const presentUpload = ({ address, headers, isCheckedLater, expiresAt }: SignedUpload) => ({
  presigned_url: address,
  headers,
  is_checked_later: isCheckedLater,
  expires_at: expiresAt.toISOString(),
})

/** Excludes uploads that were announced, never arrived and can no longer arrive. */
export function notAbandoned(now: Date): SQL | undefined {
  return or(ne(media.status, 'PENDING'), isNull(media.uploadExpiresAt), gt(media.uploadExpiresAt, now))
}
