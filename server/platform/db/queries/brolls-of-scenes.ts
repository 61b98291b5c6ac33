import { asc, inArray } from 'drizzle-orm'
import type { BrollRow } from '#server/platform/db/rows.ts'
import { brolls } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The B-rolls of some scenes by when they begin. */
export async function brollsOfScenes({ db }: { db: DbOrTx }, sceneIds: readonly string[]): Promise<BrollRow[]> {
  if (sceneIds.length === 0) return []
  return db
    .select()
    .from(brolls)
    .where(inArray(brolls.sceneId, [...sceneIds]))
    .orderBy(asc(brolls.startMs))
}
