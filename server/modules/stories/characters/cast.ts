import { asc, desc, eq, and, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import type { WrittenStory } from '#engines/ports.ts'

/** The cast of a story, the narrator first. A story without a narrator gets one. */
export async function castOf(scope: Scope, story: Pick<StoryRow, 'id' | 'userId'>): Promise<CharacterRow[]> {
  const rows = await readCast(scope, story.id)
  if (rows.some(({ role }) => role === 'Narrator')) return rows
  await addNarrator(scope, story)
  return readCast(scope, story.id)
}

function readCast({ db }: Scope, storyId: string): Promise<CharacterRow[]> {
  return db
    .select()
    .from(characters)
    .where(eq(characters.storyId, storyId))
    .orderBy(desc(characters.role), asc(characters.createdAt), asc(characters.callName))
}

/** Complete from the start: audible and never visible. Idempotent. */
async function addNarrator({ db, services }: Scope, { id: storyId, userId }: Pick<StoryRow, 'id' | 'userId'>) {
  const now = services.clock.now()
  await db
    .insert(characters)
    .values({
      storyId,
      userId,
      callName: 'Narrator',
      role: 'Narrator',
      status: 'published',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
}

/**
 * Fills the cast with the characters that the writer found. When a story is rewritten, untouched drafts are deleted;
 * characters that a user has added, published, mapped or changed stay, and no name is added twice.
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
