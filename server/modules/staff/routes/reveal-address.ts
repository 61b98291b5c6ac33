import { eq } from 'drizzle-orm'
import { users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

export const revealAddress = route('revealAddress', async (call) => {
  const { db, body } = call
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, body.user_id))
  if (!person) throw notFound()
  const look = { action: 'REVEALED_ADDRESS', subject: 'PERSON', subjectId: body.user_id, reason: body.reason } as const
  await recordAudit(call, call.user, look)
  return { user_id: body.user_id, email: person.email }
})
