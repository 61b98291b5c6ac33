import { withdraw } from '#server/platform/http/idempotency.ts'
import { route } from '#server/platform/http/route.ts'

export const withdrawRequest = route('withdrawRequest', async ({ user, params, ...scope }) => {
  const key = params.idempotency_key.toLowerCase()
  return { idempotency_key: key, state: await withdraw(scope, user.id, key) }
})
