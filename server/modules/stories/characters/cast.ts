import { asc, desc, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'

/** The cast of a story, the narrator first. A story without a narrator gets one: somebody always tells it. */
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

/** Complete from the start: it is heard and never seen. Doing it again does nothing. */
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
