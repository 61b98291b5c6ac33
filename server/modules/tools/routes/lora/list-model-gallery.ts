import { desc, eq } from 'drizzle-orm'
import { loraModels } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { type Lora, presentLoras } from '#server/modules/tools/lora/present-lora.ts'
import { trainersOn } from '#server/modules/tools/lora/select-trainer.ts'

export const listModelGallery = route('listModelGallery', async ({ user, ...scope }) => {
  const rows = await scope.db
    .select()
    .from(loraModels)
    .where(eq(loraModels.userId, user.id))
    .orderBy(desc(loraModels.updatedAt), desc(loraModels.id))
  return {
    results: await presentLoras(scope, rows),
    trainers: trainersOn(scope.services).map(({ base, info, cannotLearn, price }) => ({
      ...{ label: info.label, base: base as Lora['model_type'], is_built_in: info.builtIn, cannot_learn: cannotLearn },
      ...{ credits: price.once, credits_per_thousand_steps: price.thousandSteps },
    })),
  }
})
