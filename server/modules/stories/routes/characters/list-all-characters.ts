import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { presentCharacters } from '#server/modules/stories/characters/present-character.ts'
import { ensureSystemCast } from '#server/modules/stories/characters/system-cast.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

/** More than this many are not useful in a list. */
const MAX_ROWS = 500

/** The characters of all the user's stories. */
export const listAllCharacters = route('listAllCharacters', async ({ user, query, ...scope }) => {
  if (query.include_system) await ensureSystemCast(scope)
  const isOwn = eq(characters.userId, user.id)
  const isShown = and(
    query.include_system ? or(isOwn, isNull(characters.userId)) : isOwn,
    eq(characters.status, 'published'),
    eq(characters.role, 'Character'),
  )
  const rows = await scope.db
    .select()
    .from(characters)
    .where(isShown)
    .orderBy(sql`${characters.userId} is null`, desc(characters.updatedAt), asc(characters.id))
    .limit(MAX_ROWS)
  return { results: await presentCharacters(scope, rows) }
})
