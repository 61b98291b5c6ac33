import { asc, eq, inArray } from 'drizzle-orm'
import type { OverlayRow } from '#server/platform/db/rows.ts'
import { overlays } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The lowest first; the rest only makes the order definite. */
const inOrder = () => [asc(overlays.overlayOrder), asc(overlays.startMs), asc(overlays.id)]

const readOverlays = statement('overlays_of_story', ['storyId'], (db, at) =>
  db
    .select()
    .from(overlays)
    .where(eq(overlays.storyId, at.storyId))
    .orderBy(...inOrder()),
)

/** All overlays of a story, the lowest first. */
export async function overlaysOf({ db }: { db: DbOrTx }, storyId: string): Promise<OverlayRow[]> {
  return readOverlays(db, { storyId })
}

/** The overlays of some scenes, the lowest first. */
export async function overlaysOfScenes({ db }: { db: DbOrTx }, sceneIds: readonly string[]): Promise<OverlayRow[]> {
  if (sceneIds.length === 0) return []
  return db
    .select()
    .from(overlays)
    .where(inArray(overlays.sceneId, [...sceneIds]))
    .orderBy(...inOrder())
}
