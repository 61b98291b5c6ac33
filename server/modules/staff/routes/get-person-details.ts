import { eq } from 'drizzle-orm'
import { users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { readPersonDetails } from '#server/modules/staff/person-details.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

/** User details for staff: plan, credits, sessions, films and timeline of one person. */
export const getPersonDetails = route('getPersonDetails', async (call) => {
  const { db, query, services } = call
  const [person] = await db.select().from(users).where(eq(users.id, query.user_id))
  if (!person) throw notFound()
  await recordAudit(call, call.user, { action: 'VIEWED_PERSON', subject: 'PERSON', subjectId: person.id })
  return readPersonDetails(db, person, services.clock.now())
})
