import type { Scope } from '#server/platform/context.ts'
import { inProgress } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'
import { drawingKey } from './drawing-key.ts'

/**
 * Adds the job that draws an A-roll's next picture, whose price is held. One that was cancelled a moment ago may still be ending: its
 * place is not free, and what was held for the next one would wait for nobody. Refused with 409 then.
 */
export async function enqueueDrawing(scope: Scope, payload: DrawArollPayload & { userId: string; storyId: string }) {
  const { userId, storyId, arollId } = payload
  const job = { kind: 'draw-aroll' as const, payload, userId, storyId, dedupeKey: drawingKey(arollId) }
  const { isNew } = await enqueue(scope, job)
  if (!isNew) throw inProgress('The picture before is still being stopped. Try again in a moment')
}
