import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, release } from '#server/modules/billing/credits/end-hold.ts'
import { arolls, scenes, stories } from '#server/platform/db/schema/index.ts'
import { explain, throwIfAborted } from '#server/platform/jobs/step.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import {
  type FinishingStep,
  type JobDefinition,
  type JobRun,
  PermanentJobError,
} from '#server/platform/jobs/definition.ts'
import { applyDrawing, markNotDrawn } from '#server/modules/stories/arolls/end-drawing.ts'
import { moveOverImage } from '#server/modules/tools/enqueue-task.ts'
import { drawArollPayload, type DrawArollPayload } from '#server/platform/jobs/payloads.ts'
import { imageModels } from '#engines/image-models.ts'
import { type DescribedImage, drawImage } from './draw-image.ts'
import { otherTakeId, storeMade } from '#server/modules/generation/images/store-made.ts'

/** Generates a new image for an A-roll. The old one stays until it is stored, also after a failure. */
export const drawAroll: JobDefinition<'draw-aroll'> = {
  payload: drawArollPayload,
  maxAttempts: 2,
  concurrency: 1,
  // Any story may have chosen one elsewhere.
  engine: (engines) => (imageModels(engines).find(({ info }) => !info.builtIn) ?? engines.illustrator).info,
  run,
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await releaseAll(scope, payload, explain(cause))) await publishBalance(scope, payload.userId)
    const failed = await markNotDrawn(scope, payload, cause)
    // Deleted or replaced meanwhile: it is no longer needed.
    if (!failed || reason === 'cancelled') return
    const { storyId, userId, workId = jobId } = payload
    const path = `/story/${storyId}?scene=${failed.sceneId}`
    await notifyFailed(scope, userId, {
      work: workId,
      title: 'Image generation failed',
      text: failed.text,
      storyId,
      path,
    })
  },
}

async function run(job: JobRun<'draw-aroll'>): Promise<FinishingStep> {
  const { app, jobId, payload, signal } = job
  throwIfAborted(signal)
  const place = await findPlace(app, payload.arollId)
  if (!place) throw new PermanentJobError('The A-roll was deleted')
  const { userId, storyId, arollId, thenMoves, thenSpeaks } = payload
  const { sceneId, story } = place
  const paid = { holdId: payload.holdId }
  const drawn = await drawImage({ ...job, paid }, story, payload, 'Couldn’t generate the image')
  throwIfAborted(signal)
  const store = (id: string, { image, origin, receipt }: DescribedImage) => {
    const fileName = `scene ${place.elementOrder + 1}`
    return storeMade(app, id, image, { userId, storyId, sceneId, arollId, fileName, origin, receipt })
  }
  const { maker, problem, isBlank } = drawn
  const stored = await store(jobId, drawn)
  const rejected = drawn.rejected && (await store(otherTakeId(jobId), drawn.rejected))
  return async (scope) => {
    const applied = await applyDrawing(scope, payload, { stored, rejected, problem, isBlank })
    if (!applied) {
      scope.afterCommit(() => Promise.all([stored.discard(), rejected?.discard()]).then(() => undefined))
      if (await releaseAll(scope, payload, 'The image was no longer needed'))
        await publishBalance(scope, payload.userId)
      return
    }
    if (await (isBlank ? release(scope, payload.holdId, problem ?? '') : captureMade(scope, payload.holdId, maker)))
      await publishBalance(scope, payload.userId)
    const { motionHoldId = payload.holdId } = payload
    // Where another one was chosen meanwhile, the user's own image is not moved.
    const voiceId = thenSpeaks ? await voiceOf(scope, sceneId) : null
    const canMove = thenSpeaks !== true || voiceId !== null
    if (thenMoves && applied.isShown && !isBlank && canMove)
      await moveOverImage(scope, { ...payload, holdId: motionHoldId }, { sceneId, voiceId })
    else if (await release(scope, payload.motionHoldId ?? null, 'The image was no longer needed'))
      await publishBalance(scope, payload.userId)
  }
}

async function releaseAll(scope: Scope, { holdId, motionHoldId = null }: DrawArollPayload, why: string) {
  const isReleased = await release(scope, holdId, why)
  return (await release(scope, motionHoldId, why)) || isReleased
}

/** The voice-over of a scene as it is now; null where it was deleted. */
async function voiceOf({ db }: Scope, sceneId: string): Promise<string | null> {
  const [row] = await db.select({ voiceId: scenes.audioMediaId }).from(scenes).where(eq(scenes.id, sceneId))
  return row?.voiceId ?? null
}

async function findPlace({ db }: Pick<Scope, 'db'>, arollId: string) {
  const [row] = await db
    .select({ story: stories, sceneId: arolls.sceneId, elementOrder: scenes.elementOrder })
    .from(arolls)
    .innerJoin(scenes, eq(scenes.id, arolls.sceneId))
    .innerJoin(stories, eq(stories.id, scenes.storyId))
    .where(eq(arolls.id, arollId))
  return row
}
