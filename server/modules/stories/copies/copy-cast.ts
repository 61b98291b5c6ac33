import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'

/** The cast of a story for its copy, which shares the portraits: every character's copy by the original's id. */
export async function copyCast({ db, services }: Scope, storyId: string, copyId: string): Promise<Map<string, string>> {
  const cast = await db.select().from(characters).where(eq(characters.storyId, storyId))
  const now = services.clock.now()
  const copies = new Map(cast.map(({ id }) => [id, crypto.randomUUID()]))
  const rows = cast.map((row) => ({
    ...row,
    id: copies.get(row.id),
    storyId: copyId,
    // What is being drawn for the original comes to the original only.
    ...(row.portraitGenerationStatus === 'IN_PROGRESS' && {
      portraitGenerationStatus: row.portraitMediaId === null ? ('NONE' as const) : ('GENERATED' as const),
    }),
    updatedAt: row.updatedAt.getTime() === row.createdAt.getTime() ? row.createdAt : now,
  }))
  if (rows.length > 0) await db.insert(characters).values(rows)
  return copies
}
