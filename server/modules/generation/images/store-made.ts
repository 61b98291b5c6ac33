import type { App, Scope } from '#server/platform/context.ts'
import { sha256OfBytes } from '#server/platform/crypto/digest.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { CleanedSound, EncodedClip, EncodedImage, EncodedSound, WorkedVideo } from '#engines/ports.ts'
import { fileKind } from '#server/platform/files/file-kinds.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { publishMediaUpdate } from '#server/modules/media/presenters/media.ts'

type Described = Pick<
  typeof media.$inferInsert,
  'userId' | 'storyId' | 'sceneId' | 'arollId' | 'fileName' | 'origin' | 'receipt'
>

export interface StoredMade {
  /** Adds the media and notifies the user's tabs. */
  addRow(scope: Scope): Promise<MediaRow>
  /** It is no longer needed. */
  discard(): Promise<void>
}

/**
 * Writes the file of an image, clip or sound that a job generated. Media and file are named after the job: a restarted job
 * writes the same file again. The row is added with the job's completion.
 */
export async function storeMade(
  { files }: Pick<App, 'files'>,
  jobId: string,
  made: EncodedImage | EncodedClip | EncodedSound | CleanedSound | WorkedVideo,
  described: Described,
): Promise<StoredMade> {
  const { contentType } = made
  const { extension, mediaType } = kindOf(contentType)
  const still = 'still' in made ? made.still : null
  // A streamed file is never in memory as a whole.
  const contentHash = 'body' in made ? null : await sha256OfBytes(made.bytes)
  const fileKey = mediaFileKey(jobId, extension)
  const thumbnailKey = still ? mediaFileKey(`${jobId}-small`, kindOf(still.contentType).extension) : null
  const { size } = await files.write(fileKey, 'body' in made ? made.body : made.bytes, contentType)
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
          mediaType,
          durationMs: 'durationMs' in made ? made.durationMs : null,
          source: 'GENERATED',
          status: 'COMPLETED',
          contentType,
          sizeBytes: size,
          contentHash,
          ...('width' in made && { width: made.width, height: made.height }),
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!row) throw new Error('What was made was not added')
      await publishMediaUpdate(scope, row)
      return row
    },
  }
}

/** The id of the take that a job made besides the kept one: always the same one for a job. */
export const otherTakeId = (jobId: string): string =>
  jobId.replace(/^./u, (digit) => (Number.parseInt(digit, 16) ^ 8).toString(16))

function kindOf(contentType: string) {
  const kind = fileKind(contentType)
  if (!kind) throw new Error(`Files of the type ${contentType} are not stored`)
  return kind
}
