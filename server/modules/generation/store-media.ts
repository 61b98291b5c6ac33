import type { App, Scope } from '#server/platform/context.ts'
import { sha256OfBytes } from '#server/platform/crypto/digest.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { publishMediaUpdate } from '#server/modules/media/presenters/media.ts'

type Described = Pick<
  typeof media.$inferInsert,
  | 'mediaType'
  | 'fileName'
  | 'width'
  | 'height'
  | 'durationMs'
  | 'origin'
  | 'receipt'
  | 'storyId'
  | 'sceneId'
  | 'arollId'
>

export interface GeneratedFile extends Described {
  userId: string
  bytes: Uint8Array
  contentType: string
  /** Default GENERATED. */
  source?: 'GENERATED' | 'STOCK'
  /** Small image of a clip or of a large image. */
  still?: { bytes: Uint8Array; contentType: string }
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
}

/**
 * Stores a generated file; `commit` then adds its row and its references in its own transaction. When that fails, the file is
 * deleted.
 */
export async function storeGenerated(
  { files }: Pick<App, 'files'>,
  file: GeneratedFile,
  commit: (addRow: (scope: Scope) => Promise<MediaRow>) => Promise<void>,
): Promise<void> {
  const { bytes, contentType, source = 'GENERATED', still, ...described } = file
  const id = crypto.randomUUID()
  const contentHash = await sha256OfBytes(bytes)
  const fileKey = mediaFileKey(id, EXTENSIONS[contentType] ?? 'bin')
  const thumbnailKey = still && mediaFileKey(`${id}-small`, EXTENSIONS[still.contentType] ?? 'bin')
  await files.write(fileKey, bytes, contentType)
  if (still && thumbnailKey !== undefined) await files.write(thumbnailKey, still.bytes, still.contentType)
  try {
    await commit(async (scope) => {
      const now = scope.services.clock.now()
      const stamps = { createdAt: now, updatedAt: now }
      const stored = {
        id,
        fileKey,
        thumbnailKey,
        contentType,
        sizeBytes: bytes.length,
        contentHash,
        status: 'COMPLETED' as const,
        source,
      }
      const [row] = await scope.db
        .insert(media)
        .values({ ...described, ...stored, ...stamps })
        .returning()
      if (!row) throw new Error('The media was not added')
      await publishMediaUpdate(scope, row)
      return row
    })
  } catch (cause) {
    await files.remove(fileKey)
    if (thumbnailKey !== undefined) await files.remove(thumbnailKey)
    throw cause
  }
}
