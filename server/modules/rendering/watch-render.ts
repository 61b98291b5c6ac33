import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { renders } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { isActive } from './active-render.ts'
import { endRender } from './end-render.ts'

/** A render nobody reports on for this long is over, ms. */
export const SILENCE_MS = 120_000

/** Looks again and again whether somebody still draws: a closed tab or a hung page says nothing. */
export const watchRender: JobDefinition<'watch-render'> = {
  payload: z.object({ renderId: z.string() }),
  maxAttempts: 20,
  concurrency: 4,
  async run({ app, payload: { renderId } }) {
    const [row] = await app.db.select().from(renders).where(eq(renders.id, renderId))
    if (!row || !isActive(row)) return undefined
    // One that waits for the server's renderer is silent for a good reason.
    const isWaiting = row.status === 'QUEUED' && row.executor === 'SERVER'
    const now = app.clock.now().getTime()
    const end = row.updatedAt.getTime() + SILENCE_MS
    return async (scope) => {
      if (!isWaiting && end <= now)
        await endRender(scope, renderId, {
          status: 'FAILED',
          isUnseen: true,
          message: 'The export stopped: its page was closed or lost the connection. Nothing was lost; export again.',
        })
      else
        await enqueue(scope, {
          kind: 'watch-render',
          payload: { renderId },
          runAt: new Date(isWaiting ? now + SILENCE_MS : end),
        })
    }
  },
}
