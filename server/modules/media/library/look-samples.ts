import { and, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Scope, Services } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { ensureLibraryFile, libraryKey, LOOK_SAMPLE } from './library.ts'

/** How long it waits while a story is generated, ms. */
const RETRY_AFTER_MS = 5_000

const JOB = { kind: 'draw-look-samples', payload: {}, dedupeKey: 'draw-look-samples' } as const

/** Whether every sample was generated or tried. */
const complete = new WeakSet<Services['files']>()

/**
 * Generates the samples of all looks before a browser requests them: a dozen takes two seconds, in which a gallery would be
 * grey. A job, because users' stories have priority.
 */
export async function drawLookSamplesAhead(scope: Scope): Promise<void> {
  if (complete.has(scope.services.files)) return
  // Listing the looks does not fail when the job cannot be added.
  await enqueue(scope, JOB).catch((cause: unknown) => scope.services.log.error('Samples of looks wait', cause))
}

/** Generates missing samples one at a time, and yields to a story's generation. Failed ones are generated on request. */
export const drawLookSamples: JobDefinition<'draw-look-samples'> = {
  payload: z.record(z.string(), z.never()),
  maxAttempts: 1,
  concurrency: 1,
  async run({ app, signal }) {
    for (const { id } of app.engines.illustrator.looks) {
      signal.throwIfAborted()
      const key = libraryKey('look', id, LOOK_SAMPLE)
      if (await app.files.stat(key)) continue
      if (await isStoryMade(app)) return drawLater
      await ensureLibraryFile(app, key).catch(() => null)
    }
    complete.add(app.files)
  },
}

/** This run has ended by then, so the key is free: there is never more than one. */
async function drawLater(scope: Scope): Promise<void> {
  const runAt = new Date(scope.services.clock.now().getTime() + RETRY_AFTER_MS)
  await enqueue(scope, { ...JOB, runAt })
}

async function isStoryMade({ db }: App): Promise<boolean> {
  const isActive = inArray(jobs.status, ['QUEUED', 'RUNNING'])
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isActive, inArray(jobs.kind, ['write-story', 'make-story'])))
    .limit(1)
  return job !== undefined
}
