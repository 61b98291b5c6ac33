import { eq, inArray, or } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media, tasks } from '#server/platform/db/schema/index.ts'
import type { PatchLog } from './patch-log.ts'

/** Remembers which files and tasks belonged to rows that are about to go: the database detaches them by itself. */
export async function captureDetachedRefs(
  { db }: Scope,
  log: PatchLog,
  gone: { sceneId?: string; arollIds: readonly string[] },
) {
  const arollIds = [...gone.arollIds]
  for (const [table, name] of [
    [media, 'media'],
    [tasks, 'tasks'],
  ] as const) {
    const inScene = gone.sceneId === undefined ? undefined : eq(table.sceneId, gone.sceneId)
    const rows = await db
      .select({ id: table.id, sceneId: table.sceneId, arollId: table.arollId })
      .from(table)
      .where(or(inScene, arollIds.length > 0 ? inArray(table.arollId, arollIds) : undefined))
    for (const { id, sceneId, arollId } of rows)
      log.detached(
        name,
        { id },
        {
          ...(sceneId !== null && sceneId === gone.sceneId && { sceneId }),
          ...(arollId !== null && arollIds.includes(arollId) && { arollId }),
        },
      )
  }
}
