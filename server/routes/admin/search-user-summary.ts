import { sql } from 'drizzle-orm'
import { foldFigures } from '#server/db/queries/figures.ts'
import { users } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { writeTrail } from '#server/staff/trail.ts'
import { readUserSummaries } from '#server/staff/user-summary.ts'

const MOST = 50

/** The whole address first, then those that begin with it, then those it stands in. */
export const searchUserSummary = route('searchUserSummary', async (call) => {
  const { db, user, query } = call
  const part = query.email.trim().toLowerCase()
  await writeTrail(call, user, { action: 'SEARCHED_PEOPLE', subject: 'LIST', reason: part })
  await foldFigures(db)
  const place = sql`strpos(${users.email}, ${part})`
  return {
    users: await readUserSummaries(db, {
      where: sql`${place} > 0`,
      orderBy: sql`${users.email} = ${part} desc, ${place}, ${users.email}`,
      limit: MOST,
    }),
  }
})
