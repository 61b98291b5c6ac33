import { capsulesOf, presentCapsule } from '#server/account/capsules.ts'
import { route } from '#server/http/route.ts'

export const listCapsules = route('listCapsules', async (call) => {
  const rows = await capsulesOf(call.db, call.user.id)
  return { results: await Promise.all(rows.map((row) => presentCapsule(call, row))) }
})
