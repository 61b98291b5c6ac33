import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { WrittenStory } from '#engines/ports.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { castOf } from './cast.ts'

/**
 * Fills the cast with the people that the writer found. When a story is rewritten, drafts that nobody has touched go; whoever
 * a person has added, published, mapped or changed stays, and nobody comes twice.
 */
export async function fillCast(
  scope: Scope,
  story: Pick<StoryRow, 'id' | 'userId'>,
  found: WrittenStory['cast'],
): Promise<void> {
  const { db, services } = scope
  const isUntouched = and(
    eq(characters.storyId, story.id),
    eq(characters.role, 'Character'),
    eq(characters.status, 'draft'),
    isNull(characters.mappedFromId),
    isNull(characters.first),
    eq(characters.updatedAt, characters.createdAt),
  )
  await db.delete(characters).where(isUntouched)
  const known = new Set((await castOf(scope, story)).map(({ callName }) => callName.toLowerCase()))
  const now = services.clock.now()
  const added = found
    .map(({ name, description }) => ({ callName: name.trim().slice(0, 100), description: description.slice(0, 2000) }))
    .filter(({ callName }, at, all) => {
      const key = callName.toLowerCase()
      const isFirst = all.findIndex((other) => other.callName.toLowerCase() === key) === at
      return key !== '' && isFirst && !known.has(key)
    })
  if (added.length === 0) return
  await db.insert(characters).values(
    added.map((member) => ({
      ...member,
      storyId: story.id,
      userId: story.userId,
      createdAt: now,
      updatedAt: now,
    })),
  )
}
