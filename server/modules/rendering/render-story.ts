import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import { makeRenderToken } from '#server/platform/auth/render-tokens.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { endRender } from './end-render.ts'

/** Draws one render with the host's own renderer, which reports through the contract; a run that delivered nothing is tried again. */
export const renderStory: JobDefinition<'render-story'> = {
  payload: z.object({ renderId: z.string() }),
  maxAttempts: 2,
  // A renderer uses every core it gets.
  concurrency: 1,
  async run({ app, payload: { renderId }, signal }) {
    const { token, tokenHash } = await makeRenderToken()
    const [row] = await app.db
      .update(renders)
      .set({ tokenHash, updatedAt: app.clock.now() })
      .where(and(eq(renders.id, renderId), inArray(renders.status, ['QUEUED', 'RENDERING'])))
      .returning()
    if (!row) return
    await app.renderer.run({ renderId, token }, signal)
    signal.throwIfAborted()
    const [after] = await app.db.select({ status: renders.status }).from(renders).where(eq(renders.id, renderId))
    if (after?.status === 'QUEUED' || after?.status === 'RENDERING')
      throw new Error('The renderer ended without delivering a video')
  },
  async onFailed(scope, { renderId }, { reason }) {
    if (reason === 'cancelled') await endRender(scope, renderId, { status: 'CANCELLED' })
    else
      await endRender(scope, renderId, {
        status: 'FAILED',
        message: 'The export failed. Nothing was lost and you were not charged; export again.',
      })
  },
}
