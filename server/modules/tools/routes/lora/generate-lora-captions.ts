import { eq } from 'drizzle-orm'
import { withTrigger } from '#src/domain/lint-captions.ts'
import { ownLora } from '#server/platform/auth/ownership.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { loraTrainingData } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { changeLora, isInSet, lockLora, requireOpenSet } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

/**
 * Saves the shown drafts as captions. An image without a draft is refused before any charge, and so is a set in which every
 * image has a caption by now; captions written meanwhile stay.
 */
export const generateLoraCaptions = route('generateLoraCaptions', async ({ user, query, body, ...scope }) => {
  const { id } = await ownLora(scope.db, user, query.lora_id)
  const row = await lockLora(scope, id)
  if (!row) throw notFound()
  requireOpenSet(row)
  const ids = body.training_data_ids
  const rows = await scope.db.select().from(loraTrainingData).where(isInSet(id, ids))
  if (rows.length < ids.length) throw notFound()
  const empty = rows.filter(({ facts }) => !facts?.caption).map(({ mediaId }) => ids.indexOf(mediaId))
  if (empty.length > 0)
    throw validationFailed(
      Object.fromEntries(empty.map((at) => [`training_data_ids.${at}`, ['This image has no caption yet']])),
    )
  const waiting = rows.filter(({ caption }) => caption === '')
  if (waiting.length === 0)
    throw new HttpError(409, { message: 'All these images already have captions', error: 'CONFLICT' })
  await charge(scope, user.id, { action: 'lora_captions', loraId: id })
  await publishBalance(scope, user.id)
  for (const { id: dataId, facts } of waiting) {
    const caption = withTrigger(facts?.caption ?? '', row.triggerWord)
    const change = { caption, captionSource: 'DRAFTED' as const, updatedAt: scope.services.clock.now() }
    await scope.db.update(loraTrainingData).set(change).where(eq(loraTrainingData.id, dataId))
  }
  return presentLora(scope, await changeLora(scope, id, {}))
})
