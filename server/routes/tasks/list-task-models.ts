import { route } from '#server/http/route.ts'
import { listModels } from '#server/tasks/models.ts'

/** Only what an engine here provides. */
export const listTaskModels = route('listTaskModels', async ({ services }) => ({ data: listModels(services) }))
