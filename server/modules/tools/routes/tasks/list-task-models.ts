import { route } from '#server/platform/http/route.ts'
import { listModels } from '#server/modules/tools/models.ts'

/** Only what an engine here provides. */
export const listTaskModels = route('listTaskModels', async ({ services }) => ({ data: listModels(services) }))
