import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { storePicture } from '#server/arolls/store-picture.ts'
import { transact } from '#server/context.ts'
import { tasks } from '#server/db/schema/index.ts'
import { EngineError } from '#server/engines/ports.ts'
import { engineWork, throwIfStopped } from '#server/generation/step.ts'
import { type FinishingStep, type JobDefinition, type JobRun, PermanentJobError } from '#server/jobs/definition.ts'
import { endWithoutResult, moveTask } from './move-task.ts'
import { planOfTask, type TaskRow } from './plan-of-task.ts'
import { showResult } from './show-result.ts'

/** Work of an AI model: paints, stores the result as a media and shows it where it was asked for. */
export const runTask: JobDefinition<'run-task'> = {
  payload: z.object({ taskId: z.string() }),
  maxAttempts: 2,
  concurrency: 1,
  run,
  async onFailed(scope, { taskId }, { reason, cause }) {
    await endWithoutResult(scope, taskId, {
      status: reason === 'cancelled' ? 'CANCELLED' : 'FAILED',
      errorMessage: reason === 'cancelled' ? CANCELLED_TEXT : explain(cause),
    })
  },
}

export const CANCELLED_TEXT = 'Cancelled. You were not charged.'

async function run({ app, jobId, payload, signal }: JobRun<'run-task'>): Promise<FinishingStep | void> {
  throwIfStopped(signal)
  const task = await transact(app, (scope) => moveTask(scope, payload.taskId, { status: 'PROCESSING' }))
  // Cancelled before it began.
  if (!task) return
  const request = await planOfTask(app, app.db, task).catch((cause: unknown) => {
    // It was possible when it was accepted: the source is gone.
    throw new PermanentJobError('The source can no longer be used', { cause })
  })
  const picture = await engineWork('The picture could not be made', () => app.engines.illustrator.illustrate(request))
  throwIfStopped(signal)
  const { prompt, look, seed } = request
  const stored = await storePicture(app, jobId, picture, {
    userId: task.userId,
    storyId: task.storyId,
    sceneId: task.sceneId,
    arollId: await existingAroll(app, task),
    fileName: task.taskType === 'upscale' ? 'upscaled' : 'edited',
    origin: { prompt, look, seed, engine: app.engines.illustrator.info.label },
  })
  return async (scope) => {
    const [present] = await scope.db.select().from(tasks).where(eq(tasks.id, task.id)).for('update')
    if (present?.status !== 'PROCESSING') return void scope.afterCommit(() => stored.discard())
    const result = await stored.addRow(scope)
    await showResult(scope, present, result)
    await moveTask(scope, task.id, { status: 'COMPLETED', progress: 100, resultMediaId: result.id })
  }
}

async function existingAroll({ db }: JobRun<'run-task'>['app'], { id }: TaskRow): Promise<string | null> {
  const [row] = await db.select({ arollId: tasks.arollId }).from(tasks).where(eq(tasks.id, id))
  return row?.arollId ?? null
}

/** What the engine said for people, or the general text. */
function explain(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : undefined
  return inner instanceof EngineError ? `Generation failed: ${inner.message}` : 'Generation failed'
}
