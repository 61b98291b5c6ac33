import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { presentCharacters } from '#server/modules/stories/characters/present-character.ts'
import { ensureSystemCast } from '#server/modules/stories/characters/system-cast.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

export const listExistingCharacters = route('listExistingCharacters', async ({ user, params, query, ...scope }) => {
  await ownStory(scope.db, user, params.storyId)
  if (query.include_system) await ensureSystemCast(scope)
  const isOwn = and(eq(characters.userId, user.id), ne(characters.storyId, params.storyId))
  const rows = await scope.db
    .select()
    .from(characters)
    .where(
      and(
        eq(characters.status, 'published'),
        eq(characters.role, 'Character'),
        query.include_system ? or(isOwn, isNull(characters.userId)) : isOwn,
      ),
    )
    .orderBy(asc(characters.callName), asc(characters.createdAt))
  return { results: await presentCharacters(scope, rows) }
})
