import { eq, and, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { problemOf } from '#engines/ports.ts'
import { lockStory, throwIfAborted } from '#server/platform/jobs/step.ts'
import { PermanentJobError, type FinishingStep } from '#server/platform/jobs/definition.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { StatusesBefore } from '#server/platform/jobs/payloads.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'

interface Run {
  jobId: string
  attempt: number
  signal: AbortSignal
  storyId: string
  userId: string
  before: StatusesBefore
}

/**
 * The edit that ends a job's work on scenes: written together with the job's completion, in the user's own log, so that they
 * can undo it. `planned` are the scenes as the work began; when a user changed them meanwhile, the job starts over.
 */
export function finishingEdit(
  run: Run,
  planned: readonly SceneRow[],
  work: (edit: StoryEdit, rows: SceneRow[]) => Promise<void>,
): FinishingStep {
  throwIfAborted(run.signal)
  return async (scope: Scope) => {
    await lockStory(scope, run.storyId, run)
    const edit = await beginEdit(scope, { id: run.userId }, run.storyId)
    const present = await markIdle(scope, run.before)
    const rows = planned.map((then) => {
      const now = present.find(({ id }) => id === then.id)
      if (!now) throw new PermanentJobError('A scene was deleted')
      if (!isSameSpeech(now, then)) throw new Error('A scene has changed')
      return now
    })
    await work(edit, rows)
  }
}

/** What a split depends on. */
function isSameSpeech(a: SceneRow, b: SceneRow): boolean {
  const of = ({ text, captions, audioMediaId, durationInFrames }: SceneRow) =>
    JSON.stringify([text, captions, audioMediaId, durationInFrames])
  return of(a) === of(b)
}

export async function sceneNow({ db }: Pick<Scope, 'db'>, id: string): Promise<SceneRow> {
  const [row] = await db.select().from(scenes).where(eq(scenes.id, id))
  if (!row) throw new PermanentJobError('The scene was deleted')
  return row
}

/** Why work on a scene failed, for users. */
export function reasonOf(cause: unknown): string {
  return problemOf(cause) ?? 'The work was interrupted. The scene hasn’t changed'
}

/** Refuses work on scenes that are in progress. `message` is the operation's own text. */
export async function requireIdleScenes(scope: Scope, rows: readonly SceneRow[], message: string): Promise<void> {
  const layers = await arollsOfScenes(
    scope,
    rows.map(({ id }) => id),
  )
  const isBusy = [...rows, ...[...layers.values()].flat()].some(({ status }) => status === 'GENERATING')
  if (!isBusy) return
  const detail = `${rows.length === 1 ? 'The scene' : 'A scene'} is busy. Wait until it’s done`
  throw new HttpError(409, { message, detail, error: 'SCENE_BUSY' })
}

/** Marks scenes as being worked on, outside the edit's log: undo ignores it. */
export async function markBusy(edit: StoryEdit, rows: readonly SceneRow[]): Promise<StatusesBefore> {
  const ids = rows.map(({ id }) => id)
  const updatedAt = edit.scope.services.clock.now()
  await edit.scope.db.update(scenes).set({ status: 'GENERATING', updatedAt }).where(inArray(scenes.id, ids))
  for (const id of ids) edit.touch(id)
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}

/** Restores the states. Returns the existing scenes, as they are now. */
export async function markIdle({ db }: Scope, before: StatusesBefore): Promise<SceneRow[]> {
  const rows: SceneRow[] = []
  for (const [id, status] of Object.entries(before)) {
    const isWaiting = and(eq(scenes.id, id), eq(scenes.status, 'GENERATING'))
    rows.push(...(await db.update(scenes).set({ status }).where(isWaiting).returning()))
  }
  return rows
}
