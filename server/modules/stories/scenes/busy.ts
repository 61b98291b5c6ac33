import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { StatusesBefore } from '#server/platform/jobs/payloads.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

/** Refuses work on scenes that something is still being made for. `message` is the operation's own text. */
export async function requireIdleScenes(scope: Scope, rows: readonly SceneRow[], message: string): Promise<void> {
  const layers = await arollsOfScenes(
    scope,
    rows.map(({ id }) => id),
  )
  const isBusy = [...rows, ...[...layers.values()].flat()].some(({ status }) => status === 'GENERATING')
  if (!isBusy) return
  const detail = `${rows.length === 1 ? 'The scene' : 'A scene'} is being worked on; wait until it is done`
  throw new HttpError(409, { message, detail, error: 'SCENE_BUSY' })
}

/** Marks scenes as being worked on, outside the edit's log: undo has nothing to do with it. */
export async function markBusy(edit: StoryEdit, rows: readonly SceneRow[]): Promise<StatusesBefore> {
  const ids = rows.map(({ id }) => id)
  const updatedAt = edit.scope.services.clock.now()
  await edit.scope.db.update(scenes).set({ status: 'GENERATING', updatedAt }).where(inArray(scenes.id, ids))
  for (const id of ids) edit.touch(id)
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}

/** Puts the states back. Answers the scenes that are still there, as they are now. */
export async function markIdle({ db }: Scope, before: StatusesBefore): Promise<SceneRow[]> {
  const rows: SceneRow[] = []
  for (const [id, status] of Object.entries(before)) {
    const isWaiting = and(eq(scenes.id, id), eq(scenes.status, 'GENERATING'))
    rows.push(...(await db.update(scenes).set({ status }).where(isWaiting).returning()))
  }
  return rows
}
