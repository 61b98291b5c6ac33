import { asc, inArray } from 'drizzle-orm'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { arolls } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The A-rolls of some scenes, in order, by scene. */
export async function arollsOfScenes(
  { db }: { db: DbOrTx },
  sceneIds: readonly string[],
): Promise<Map<string, ArollRow[]>> {
  const byScene = new Map<string, ArollRow[]>()
  if (sceneIds.length === 0) return byScene
  const rows = await db
    .select()
    .from(arolls)
    .where(inArray(arolls.sceneId, [...sceneIds]))
    .orderBy(asc(arolls.arollOrder))
  for (const row of rows) byScene.set(row.sceneId, [...(byScene.get(row.sceneId) ?? []), row])
  return byScene
}
