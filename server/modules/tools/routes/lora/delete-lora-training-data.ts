import { eq } from 'drizzle-orm'
import { ownLora } from '#server/platform/auth/ownership.ts'
import { loraTrainingData } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { changeLora, isInSet, lockLora, requireOpenSet } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'

export const deleteLoraTrainingData = route('deleteLoraTrainingData', async ({ user, query, body, ...scope }) => {
  const { id } = await ownLora(scope.db, user, query.lora_id)
  const row = await lockLora(scope, id)
  if (row) requireOpenSet(row)
  const named = body.training_data_ids
  const gone = await scope.db
    .delete(loraTrainingData)
    .where(named ? isInSet(id, named) : eq(loraTrainingData.loraId, id))
    .returning({ id: loraTrainingData.id })
  if (named && gone.length < named.length) throw notFound()
  return presentLora(scope, await changeLora(scope, id, {}))
})
