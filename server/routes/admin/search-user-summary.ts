import { inArray, like, not, sql } from 'drizzle-orm'
import { foldFigures } from '#server/db/queries/figures.ts'
import { users } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { writeTrail } from '#server/staff/trail.ts'
import { maskAddress } from '#server/staff/mask-address.ts'
import { readUserSummaries } from '#server/staff/user-summary.ts'

const MOST = 50
/** What the index of pieces can find. */
const PIECE = 3

/**
 * Those that begin with it by address, so the whole address first; then those it stands in, some of them where they are many. Each of
 * the two has its own index.
 */
export const searchUserSummary = route('searchUserSummary', async (call) => {
  const { db, user, query } = call
  const part = query.email.trim().toLowerCase()
  await writeTrail(call, user, { action: 'SEARCHED_PEOPLE', subject: 'LIST', reason: maskAddress(part) })
  await foldFigures(db)
  const begins = like(users.email, `${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const byAddress = sql`${users.email}`
  const first = await readUserSummaries(db, { where: begins, orderBy: byAddress, limit: MOST })
  if (first.length === MOST) return { users: first }
  // Not in the order of addresses: the one index finds them, another one orders them.
  const holding = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${part.length < PIECE ? sql`true` : sql`email_grams(${users.email}) @> email_grams(${part})`}
        and strpos(${users.email}, ${part}) > 0 and ${not(begins)}`,
    )
    .limit(MOST - first.length)
  const ids = holding.map(({ id }) => id)
  const rest =
    ids.length === 0
      ? []
      : await readUserSummaries(db, { where: inArray(users.id, ids), orderBy: byAddress, limit: MOST })
  return { users: [...first, ...rest] }
})
