import type { App, Scope } from '#server/context.ts'
import { sha256OfBytes } from '#server/crypto/digest.ts'
import { media } from '#server/db/schema/index.ts'
import type { EncodedClip, EncodedImage, WorkedVideo } from '#engines/ports.ts'
import { mediaFileKey } from '#server/files/keys.ts'
import type { MediaRow } from '#server/db/rows.ts'
import { publishMediaUpdate } from '#server/realtime/media-update.ts'

type Described = Pick<
  typeof media.$inferInsert,
  'userId' | 'storyId' | 'sceneId' | 'arollId' | 'fileName' | 'origin' | 'receipt'
>

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'video/mp4': 'mp4' } as const

export interface StoredPicture {
  /** Adds the media and tells the person's tabs. */
  addRow(scope: Scope): Promise<MediaRow>
  /** Nobody wants it after all. */
  discard(): Promise<void>
}

/**
 * Writes the file of a picture or clip that a job made. Media and file are named after the job: a job that was interrupted writes the same
 * file again. The row comes with the job's completion.
 */
export async function storePicture(
  { files }: Pick<App, 'files'>,
  jobId: string,
  picture: EncodedImage | EncodedClip | WorkedVideo,
  described: Described,
): Promise<StoredPicture> {
  const { contentType, width, height } = picture
  const clip = picture.contentType === 'video/mp4' ? picture : null
  const { still } = picture
  const extension = EXTENSIONS[contentType]
  // What passes through is never there as a whole.
  const contentHash = 'body' in picture ? null : await sha256OfBytes(picture.bytes)
  const fileKey = mediaFileKey(jobId, extension)
  const thumbnailKey = still ? mediaFileKey(`${jobId}-small`, EXTENSIONS[still.contentType]) : null
  const { size } = await files.write(fileKey, 'body' in picture ? picture.body : picture.bytes, contentType)
  if (still && thumbnailKey !== null) await files.write(thumbnailKey, still.bytes, still.contentType)
  return {
    async discard() {
      await files.remove(fileKey)
      if (thumbnailKey !== null) await files.remove(thumbnailKey)
    },
    async addRow(scope) {
      const now = scope.services.clock.now()
      const [row] = await scope.db
        .insert(media)
        .values({
          ...described,
          id: jobId,
          fileKey,
          fileName: `${described.fileName}.${extension}`,
          thumbnailKey,
          mediaType: clip ? 'video' : 'image',
          durationMs: clip?.durationMs,
          source: 'GENERATED',
          status: 'COMPLETED',
          contentType,
          sizeBytes: size,
          contentHash,
          width,
          height,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!row) throw new Error('The picture was not added')
      await publishMediaUpdate(scope, row)
      return row
    },
  }
}
