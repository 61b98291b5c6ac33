import { inArray, like, not, type SQL, sql } from 'drizzle-orm'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'
import { maskAddress, readUserSummaries } from '#server/modules/staff/people.ts'

const MAX_ROWS = 50
/** Searches that the trigram index can find. */
const PIECE = 3

const byAddress = sql`${users.email}`

/**
 * Emails that begin with the search in order, so the exact one first; then those that contain it, a limited number of many.
 * Each of the two has its own index. The search is recorded, and so is each user whom it shows.
 */
export const searchUserSummary = route('searchUserSummary', async (call) => {
  const { db, user, query } = call
  const part = query.email.trim().toLowerCase()
  const search = maskAddress(part)
  await recordAudit(call, user, { action: 'SEARCHED_PEOPLE', subject: 'LIST', reason: search })
  await foldFigures(db)
  const begins = like(users.email, `${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const first = await readUserSummaries(db, { where: begins, orderBy: byAddress, limit: MAX_ROWS })
  const found = [...first, ...(await readHolding(db, part, { except: begins, limit: MAX_ROWS - first.length }))]
  const looks = found.map(({ user_id: subjectId }) => {
    return { action: 'VIEWED_PERSON', subject: 'PERSON', subjectId, reason: `Search: ${search}` } as const
  })
  await recordAudit(call, user, ...looks)
  return { users: found }
})

async function readHolding(db: DbOrTx, part: string, { except, limit }: { except: SQL; limit: number }) {
  if (limit === 0) return []
  // Not in the order of emails: one index finds them, another one sorts them.
  const holding = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${part.length < PIECE ? sql`true` : sql`email_grams(${users.email}) @> email_grams(${part})`}
        and strpos(${users.email}, ${part}) > 0 and ${not(except)}`,
    )
    .limit(limit)
  const ids = holding.map(({ id }) => id)
  return ids.length === 0 ? [] : readUserSummaries(db, { where: inArray(users.id, ids), orderBy: byAddress, limit })
}
