import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { problemOf } from '#engines/ports.ts'
import { lockStory, throwIfAborted } from '#server/platform/jobs/step.ts'
import { PermanentJobError, type FinishingStep } from '#server/platform/jobs/definition.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { StatusesBefore } from '#server/platform/jobs/payloads.ts'
import { markIdle } from './busy.ts'

interface Run {
  jobId: string
  attempt: number
  signal: AbortSignal
  storyId: string
  userId: string
  before: StatusesBefore
}

/**
 * The edit that ends a job's work on scenes: written together with the job's completion, in the person's own log, so that they can
 * undo it. `planned` are the scenes the work was made for; when a person changed them meanwhile, the job starts over.
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
      if (!isSameSpeech(now, then)) throw new Error('A scene was changed meanwhile')
      return now
    })
    await work(edit, rows)
  }
}

/** What a cut depends on. */
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

/** Why work on a scene failed, for people. */
export function reasonOf(cause: unknown): string {
  return problemOf(cause) ?? 'The work was interrupted; the scene is as it was'
}
