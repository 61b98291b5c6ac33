import { eq, sql } from 'drizzle-orm'
import { transact, type App, type Scope } from '#server/platform/context.ts'
import { jobs, stories } from '#server/platform/db/schema/index.ts'
import { type EngineCall, EngineError, problemOf } from '#engines/ports.ts'
import { PermanentJobError } from '#server/platform/jobs/definition.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { ordersOf } from './orders.ts'

/** What a job's step needs to know about its run. */
export interface Run {
  app: App
  jobId: string
  /** The user. */
  userId: string | null
  attempt: number
  signal: AbortSignal
  /** State of a scene that still lacks something after the step. */
  unfinished: 'GENERATING' | 'PENDING'
  /** What pays for it, to be stored in receipts. */
  paid: Paid
}

/** What pays for a piece of work, and how many scenes share it. */
export interface Paid {
  holdId: string | null
  sharedBy?: number
}

/** The job was cancelled, or its host stops: nothing more may be written. */
export class JobAborted extends Error {
  override name = 'JobAborted'
}

export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new JobAborted('The job was stopped')
}

/** The job's context for an engine. @param prefer label of the engine that is tried first */
export function engineCall(
  { app, jobId, userId, signal }: Pick<Run, 'app' | 'jobId' | 'userId' | 'signal'>,
  prefer?: string,
): EngineCall {
  return { signal, person: userId ?? undefined, orders: ordersOf(app, jobId), prefer }
}

/** One step of a job, committed at once, so that a crash loses only the running step. */
export async function commitStep(
  { app, jobId, attempt, signal }: Pick<Run, 'app' | 'jobId' | 'attempt' | 'signal'>,
  storyId: string,
  work: (scope: Scope, story: StoryRow) => Promise<void>,
): Promise<void> {
  throwIfAborted(signal)
  await transact(app, async (scope) => work(scope, await lockStory(scope, storyId, { jobId, attempt })))
}

/** From here to the commit the story is locked. */
export async function lockStory(
  scope: Scope,
  storyId: string,
  { jobId, attempt }: Pick<Run, 'jobId' | 'attempt'>,
): Promise<StoryRow> {
  const [story] = await scope.db
    .update(stories)
    .set({ revision: sql`${stories.revision} + 1`, updatedAt: scope.services.clock.now() })
    .where(eq(stories.id, storyId))
    .returning()
  if (!story) throw new PermanentJobError('The story was deleted')
  const [job] = await scope.db.select().from(jobs).where(eq(jobs.id, jobId))
  // Another attempt: this one was considered dead, and its result has been created again.
  if (!job || job.cancelRequested || job.attempts !== attempt) throw new JobAborted('The job was cancelled')
  return story
}

/** Cancelling a job settles the story in the same transaction; the job then writes nothing more. */
export async function isCancelled({ db }: Scope, jobId: string): Promise<boolean> {
  const [job] = await db.select({ cancelRequested: jobs.cancelRequested }).from(jobs).where(eq(jobs.id, jobId))
  return job?.cancelRequested ?? true
}

/** Runs an engine; a refusal is permanent, so it is not retried. `task` begins the user's message. */
export async function engineWork<Result>(task: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof JobAborted) throw cause
    const text = `${task}: ${problemOf(cause) ?? 'the engine stopped unexpectedly'}`
    throw cause instanceof EngineError ? new RefusedByEngine(text, { cause }) : new EngineUnavailable(text, { cause })
  }
}

/** The input was deleted or cannot be read, and a retry does not help. */
export class UnusableSource extends PermanentJobError {}

/** These too have a message for users. */
export class RefusedByEngine extends PermanentJobError {}
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable'
}

/** Why a job failed, for users. */
export function explain(cause: unknown): string {
  if (
    [RefusedByEngine, EngineUnavailable, UnusableSource].some((kind) => cause instanceof kind) &&
    cause instanceof Error
  )
    return endSentence(cause.message)
  return 'The work was interrupted too often.'
}

export function endSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
