import { desc, eq } from 'drizzle-orm'
import { loraModels } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { type Lora, presentLoras } from '#server/lora/present-lora.ts'

export const listModelGallery = route('listModelGallery', async ({ user, ...scope }) => {
  const rows = await scope.db
    .select()
    .from(loraModels)
    .where(eq(loraModels.userId, user.id))
    .orderBy(desc(loraModels.updatedAt), desc(loraModels.id))
  const { info, bases, cannotLearn } = scope.services.engines.trainer
  return {
    results: await presentLoras(scope, rows),
    trainer: { label: info.label, bases: bases as Lora['model_type'][], cannot_learn: cannotLearn },
  }
})
