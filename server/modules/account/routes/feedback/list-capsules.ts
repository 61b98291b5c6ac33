import { capsulesOf, presentCapsule } from '#server/modules/account/capsules.ts'
import { route } from '#server/platform/http/route.ts'

export const listCapsules = route('listCapsules', async (call) => {
  const rows = await capsulesOf(call.db, call.user.id)
  return { results: await Promise.all(rows.map((row) => presentCapsule(call, row))) }
})
