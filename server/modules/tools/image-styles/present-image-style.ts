import type { ImageStyle } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { loraTraining } from '#server/platform/db/queries/lora-training.ts'
import { mediaOfIds } from '#server/platform/db/queries/media-of-ids.ts'
import type { imageStyles } from '#server/platform/db/schema/index.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { bestOf } from '#server/modules/tools/lora/present-lora.ts'
import { libraryUrl, LOOK_SAMPLE } from '#server/modules/media/library/library.ts'

export type { ImageStyle }

export type ImageStyleRow = typeof imageStyles.$inferSelect

/** An image style as the contract shows it, with a picture of its look. */
export async function presentImageStyle(scope: Scope, row: ImageStyleRow): Promise<ImageStyle> {
  const { services } = scope
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    description: row.description,
    prompt: row.prompt,
    look: row.look,
    lora_id: row.loraId,
    lora_weight: row.loraWeight,
    reference_strength: row.referenceStrength,
    reference_url: await referenceUrl(scope, row),
    archived: row.archived,
    reference_image_media_id: row.referenceImageMediaId,
    preview_url: (await modelPreview(scope, row)) ?? (await libraryUrl(services, 'look', row.look, LOOK_SAMPLE)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** What the style's model draws; null where it has none, or none that was trained here. */
async function modelPreview({ services, db }: Scope, { loraId }: ImageStyleRow): Promise<string | null> {
  if (loraId === null) return null
  const training = await loraTraining({ db }, loraId)
  const key = bestOf(training?.checkpoints ?? [])?.samples.at(-1)?.fileKey
  return key === undefined ? null : signDownload(services, key)
}

async function referenceUrl({ services, db }: Scope, { referenceImageMediaId }: ImageStyleRow): Promise<string | null> {
  const [row] = await mediaOfIds({ db }, [referenceImageMediaId])
  const key = row?.thumbnailKey ?? row?.fileKey ?? null
  return key === null ? null : signDownload(services, key)
}
