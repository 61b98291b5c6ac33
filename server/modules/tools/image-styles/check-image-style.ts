import { and, count, eq } from 'drizzle-orm'
import { type Owner, ownLora, ownMedia } from '#server/platform/auth/ownership.ts'
import { planCounts } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { imageStyles } from '#server/platform/db/schema/index.ts'
import { HttpError, upgradeRequired, validationFailed } from '#server/platform/http/http-error.ts'
import { illustratorOfLora } from '#server/modules/tools/lora/who-trains.ts'
import { lockAccount } from '#server/modules/stories/plan-limits.ts'
import type { ImageStyleRow } from './present-image-style.ts'

export interface StyleInput {
  look?: string
  lora_id?: string | null
  reference_image_media_id?: string | null
}

/** Refuses, by field, what a style cannot be drawn with. */
export async function requirePossibleStyle(scope: Scope, user: Owner, input: StyleInput): Promise<void> {
  const { look, lora_id: loraId, reference_image_media_id: mediaId } = input
  if (look !== undefined && !scope.services.engines.illustrator.looks.some(({ id }) => id === look))
    throw validationFailed({ look: ['This look does not exist'] })
  if (typeof loraId === 'string') {
    const model = await ownLora(scope.db, user, loraId)
    if (model.status !== 'COMPLETED') throw validationFailed({ lora_id: ['This model is not ready'] })
    if (!illustratorOfLora(scope.services, model))
      throw validationFailed({ lora_id: ['No engine here draws with this model'] })
  }
  if (typeof mediaId !== 'string') return
  const reference = await ownMedia(scope.db, user, mediaId)
  if (reference.mediaType !== 'image' || reference.status !== 'COMPLETED')
    throw validationFailed({ reference_image_media_id: ['Choose a picture that is ready'] })
}

/** Refuses one more style of one's own when the plan is full, also when several are added at the same time. */
export async function requireRoomForStyle(scope: Scope, { id }: Owner): Promise<void> {
  const user = await lockAccount(scope, id)
  const isOwn = and(eq(imageStyles.userId, user.id), eq(imageStyles.source, 'USER'))
  const [row] = await scope.db.select({ count: count() }).from(imageStyles).where(isOwn)
  if ((row?.count ?? 0) >= planCounts(user.isPremium).imageStyles)
    throw upgradeRequired('Your plan does not include this image style')
}

/** Those of the product are everybody's: nobody changes them. */
export function requireOwnStyle(row: ImageStyleRow): void {
  if (row.source === 'SYSTEM')
    throw new HttpError(403, {
      message: 'This style comes with the product and cannot be changed',
      error: 'FORBIDDEN',
    })
}
