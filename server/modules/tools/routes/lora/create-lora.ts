import { ownLora } from '#server/platform/auth/ownership.ts'
import { loraModels, loraTrainingData } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { readSets } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'
import { requireRoomForModel } from '#server/modules/stories/plan-limits.ts'

/** A new model, empty or with the set of another one, which stays unchanged. */
export const createLora = route('createLora', async ({ user, body, ...scope }) => {
  const from = body.from_lora_id === undefined ? null : await ownLora(scope.db, user, body.from_lora_id)
  await requireRoomForModel(scope, user.id)
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(loraModels)
    .values({
      userId: user.id,
      loraType: body.lora_type,
      modelType: 'DRAFT',
      ...(from && {
        modelType: from.modelType,
        modelName: `${from.modelName.slice(0, 96)} (2)`,
        triggerWord: from.triggerWord,
        primaryTrigger: from.primaryTrigger,
        secondaryTrigger: from.secondaryTrigger,
        steps: from.steps,
      }),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The model was not added')
  const set = from ? ((await readSets(scope.db, [from.id])).get(from.id) ?? []) : []
  if (set.length > 0)
    await scope.db.insert(loraTrainingData).values(
      set.map(({ data: { mediaId, caption, captionSource, facts } }, at) => {
        const createdAt = new Date(now.getTime() + at)
        return { loraId: row.id, mediaId, caption, captionSource, facts, createdAt, updatedAt: now }
      }),
    )
  return presentLora(scope, row)
})
