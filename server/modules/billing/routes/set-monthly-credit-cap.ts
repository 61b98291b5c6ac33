import { eq } from 'drizzle-orm'
import { monthlyCap, readMonthsCredits } from '#server/modules/billing/credits/caps.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

export const setMonthlyCreditCap = route('setMonthlyCreditCap', async ({ user, body, ...scope }) => {
  await scope.db.update(users).set({ creditCapPerMonth: body.credits }).where(eq(users.id, user.id))
  return monthlyCap(body.credits, await readMonthsCredits(scope, user.id))
})
