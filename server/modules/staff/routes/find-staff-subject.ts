import { eq } from 'drizzle-orm'
import type { StaffMatch } from '#generated/schema.ts'
import { normalizeEmail } from '#server/modules/account/accounts.ts'
import { hasStaffRole } from '#server/platform/auth/authenticate.ts'
import { jobs, renders, stories, tasks, users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { maskAddress } from '#server/modules/staff/people.ts'
import { type AuditEntry, recordAudit } from '#server/modules/staff/trail.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns ids only, of what the caller's roles may open. That an email has an account, and who owns an id, is recorded before
 * it is returned.
 */
export const findStaffSubject = route('findStaffSubject', async (call) => {
  const { db, user, query } = call
  const wanted = query.query.trim()
  const seesPeople = hasStaffRole(user, ['support', 'finance'])
  if (!ID.test(wanted)) {
    if (!seesPeople) return { matches: [] }
    const email = normalizeEmail(wanted)
    await recordAudit(call, user, { action: 'SEARCHED_PEOPLE', subject: 'LIST', reason: maskAddress(email) })
    return { matches: await findPeople(db, eq(users.email, email)) }
  }
  const matches = [
    ...(seesPeople ? await findPeople(db, eq(users.id, wanted)) : []),
    ...(hasStaffRole(user, ['support']) ? await findWork(db, wanted) : []),
  ]
  await recordAudit(call, user, ...matches.flatMap(lookAt))
  return { matches }
})

async function findPeople(db: DbOrTx, where: ReturnType<typeof eq>): Promise<StaffMatch[]> {
  const rows = await db.select({ id: users.id }).from(users).where(where)
  return rows.map(({ id }) => ({ kind: 'PERSON', id, user_id: id, story_id: null }))
}

async function findWork(db: DbOrTx, wanted: string): Promise<StaffMatch[]> {
  const found = await db.select({ id: stories.id, userId: stories.userId }).from(stories).where(eq(stories.id, wanted))
  const matches = found.map(({ id, userId }): StaffMatch => ({ kind: 'STORY', id, user_id: userId, story_id: id }))
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
  return matches
}

/** The owner of the found story or work; a job of the product itself has none. */
function lookAt({ kind, user_id: personId, story_id: storyId }: StaffMatch): AuditEntry[] {
  const reason = `Jump: ${kind}`
  if (storyId !== null) return [{ action: 'VIEWED_STORY', subject: 'STORY', subjectId: storyId, reason }]
  if (personId !== null) return [{ action: 'VIEWED_PERSON', subject: 'PERSON', subjectId: personId, reason }]
  return []
}
