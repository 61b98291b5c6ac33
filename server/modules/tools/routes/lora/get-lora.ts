import { ownLora } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'

export const getLora = route('getLora', async ({ user, query, ...scope }) =>
  presentLora(scope, await ownLora(scope.db, user, query.lora_id)),
)
