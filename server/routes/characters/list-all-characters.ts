import { and, asc, desc, eq } from 'drizzle-orm'
import { presentCharacters } from '#server/characters/present-character.ts'
import { characters } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

/** More than this many are not picked from a list. */
const MAX_ROWS = 500

/** Everybody of one's casts, whichever story they are of. */
export const listAllCharacters = route('listAllCharacters', async ({ user, ...scope }) => {
  const isShown = and(
    eq(characters.userId, user.id),
    eq(characters.status, 'published'),
    eq(characters.role, 'Character'),
  )
  const rows = await scope.db
    .select()
    .from(characters)
    .where(isShown)
    .orderBy(desc(characters.updatedAt), asc(characters.id))
    .limit(MAX_ROWS)
  return { results: await presentCharacters(scope, rows) }
})
