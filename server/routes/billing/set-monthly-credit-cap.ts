import { eq } from 'drizzle-orm'
import { monthlyCap, readMonthsCredits } from '#server/credits/caps.ts'
import { users } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

export const setMonthlyCreditCap = route('setMonthlyCreditCap', async ({ user, body, ...scope }) => {
  await scope.db.update(users).set({ creditCapPerMonth: body.credits }).where(eq(users.id, user.id))
  return monthlyCap(body.credits, await readMonthsCredits(scope, user.id))
})
