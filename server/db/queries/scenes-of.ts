import { asc, eq } from 'drizzle-orm'
import type { SceneRow } from '#server/db/rows.ts'
import { scenes } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

/** The scenes of a story in playing order. */
export async function scenesOf({ db }: { db: DbOrTx }, storyId: string): Promise<SceneRow[]> {
  return db.select().from(scenes).where(eq(scenes.storyId, storyId)).orderBy(asc(scenes.elementOrder))
}
