import type { Scope } from '#server/platform/context.ts'
import { presentOneMedia } from '#server/modules/media/presenters/media.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { publish } from '#server/platform/realtime/publish.ts'

/** Tells the owner's tabs that a media was made or changed. */
export async function publishMediaUpdate(scope: Scope, row: MediaRow): Promise<void> {
  if (row.userId !== null)
    await publish(scope, row.userId, 'media_update', { media: await presentOneMedia(scope, row) })
}
