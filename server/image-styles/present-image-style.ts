import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import type { imageStyles } from '#server/db/schema/index.ts'
import { libraryUrl, LOOK_SAMPLE } from '#server/library/library.ts'

export type ImageStyleRow = typeof imageStyles.$inferSelect
export type ImageStyle = components['schemas']['ImageStyle']

/** An image style as the contract shows it, with a picture of its look. */
export async function presentImageStyle({ services }: Scope, row: ImageStyleRow): Promise<ImageStyle> {
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    description: row.description,
    prompt: row.prompt,
    look: row.look,
    lora_id: row.loraId,
    reference_image_media_id: row.referenceImageMediaId,
    preview_url: await libraryUrl(services, 'look', row.look, LOOK_SAMPLE),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
