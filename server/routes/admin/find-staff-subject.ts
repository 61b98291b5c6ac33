import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#server/auth/accounts.ts'
import { hasStaffRole } from '#server/auth/staff-roles.ts'
import { jobs, renders, stories, tasks, users } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { maskAddress } from '#server/staff/mask-address.ts'
import { writeTrail } from '#server/staff/trail.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Only ids come back, and only of what the own roles may open. That somebody has an address is written down before it is said. */
export const findStaffSubject = route('findStaffSubject', async (call) => {
  const { db, user, query } = call
  const wanted = query.query.trim()
  const seesPeople = hasStaffRole(user, ['support', 'finance'])
  const seesStories = hasStaffRole(user, ['support'])
  if (!ID.test(wanted)) {
    if (!seesPeople) return { matches: [] }
    const email = normalizeEmail(wanted)
    await writeTrail(call, user, { action: 'SEARCHED_PEOPLE', subject: 'LIST', reason: maskAddress(email) })
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return { matches: rows.map(({ id }) => ({ kind: 'PERSON' as const, id, user_id: id, story_id: null })) }
  }
  const matches = []
  if (seesPeople)
    for (const { id } of await db.select({ id: users.id }).from(users).where(eq(users.id, wanted)))
      matches.push({ kind: 'PERSON' as const, id, user_id: id, story_id: null })
  if (seesStories) {
    for (const { id, userId } of await db
      .select({ id: stories.id, userId: stories.userId })
      .from(stories)
      .where(eq(stories.id, wanted)))
      matches.push({ kind: 'STORY' as const, id, user_id: userId, story_id: id })
    for (const [kind, table] of [
      ['TASK', tasks],
      ['EXPORT', renders],
      ['JOB', jobs],
    ] as const)
      for (const { id, userId, storyId } of await db
        .select({ id: table.id, userId: table.userId, storyId: table.storyId })
        .from(table)
        .where(eq(table.id, wanted)))
        matches.push({ kind, id, user_id: userId, story_id: storyId })
  }
  return { matches }
})
