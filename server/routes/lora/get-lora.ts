import { ownLora } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentLora } from '#server/lora/present-lora.ts'

export const getLora = route('getLora', async ({ user, query, ...scope }) =>
  presentLora(scope, await ownLora(scope.db, user, query.lora_id)),
)
