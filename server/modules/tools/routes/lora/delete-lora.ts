import { eq } from 'drizzle-orm'
import { ownLora } from '#server/platform/auth/ownership.ts'
import { loraModels } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { filesOfLora, deleteFiles, lockLora } from '#server/modules/tools/lora/lora-rows.ts'
import { endTraining } from '#server/modules/tools/lora/training-run.ts'

export const deleteLora = route('deleteLora', async ({ user, query, ...scope }) => {
  const { id } = await ownLora(scope.db, user, query.lora_id)
  const row = await lockLora(scope, id)
  if (row) {
    await endTraining(scope, row, 'The model was deleted')
    await deleteFiles(scope, user.id, filesOfLora(row))
    await scope.db.delete(loraModels).where(eq(loraModels.id, id))
  }
  return { message: 'The model was deleted' }
})
