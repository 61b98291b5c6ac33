import { eq } from 'drizzle-orm'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, engineOfHold, release } from '#server/modules/billing/credits/end-hold.ts'
import { arolls, scenes, stories } from '#server/platform/db/schema/index.ts'
import { engineCall, engineWork, explain, throwIfAborted } from '#server/platform/jobs/step.ts'
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
import { imageReceipt } from '#server/modules/stories/arolls/drawn-from.ts'
import { imageModels } from '#engines/image-models.ts'
import { guideOf } from '#server/modules/tools/image-styles/style-model.ts'
import { seenCast, readPortraits } from '#server/modules/stories/characters/seen-cast.ts'
import { storeMade } from '#server/modules/generation/images/store-made.ts'

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
  const { prompt, words, look, seed, thenMoves, ...ids } = payload
  const prefer = await engineOfHold(app, payload.holdId)
  const { illustrator, name, model, trained, style } = await guideOf(app, place, prefer)
  const cast = await seenCast(app.db, payload.storyId)
  const { people, portraits } = await readPortraits(app, illustrator, cast, words?.subject ?? prompt)
  const size = outputSize(place.aspectRatio)
  const began = app.clock.now()
  const image = await engineWork('Couldn’t generate the image', () =>
    illustrator.illustrate(
      { prompt, look, seed, model, trained, style, ...(people.length > 0 && { people }), ...size },
      engineCall(job, prefer),
    ),
  )
  const ended = app.clock.now()
  throwIfAborted(signal)
  const stored = await storeMade(app, jobId, image, {
    userId: ids.userId,
    storyId: ids.storyId,
    sceneId: place.sceneId,
    arollId: ids.arollId,
    fileName: `scene ${place.elementOrder + 1}`,
    origin: {
      prompt,
      look,
      seed,
      engine: image.madeBy ?? illustrator.info.label,
      ...(name !== null && place.imageStyleId !== null && { styleId: place.imageStyleId }),
    },
    receipt:
      words &&
      imageReceipt({
        ...{ asked: illustrator.info, made: image, paid: { holdId: payload.holdId }, began, ended, prompt },
        facts: {
          ...words,
          ...size,
          ...{ look, seed, model: name, portraits },
        },
      }),
  })
  return async (scope) => {
    const applied = await applyDrawing(scope, payload, stored)
    if (!applied) {
      scope.afterCommit(() => stored.discard())
      if (await releaseAll(scope, payload, 'The image was no longer needed'))
        await publishBalance(scope, payload.userId)
      return
    }
    if (await captureMade(scope, payload.holdId, image.madeBy ?? illustrator.info.label))
      await publishBalance(scope, payload.userId)
    const { motionHoldId = payload.holdId } = payload
    // Where another one was chosen meanwhile, the user's own image is not moved.
    if (thenMoves && applied.isShown) await moveOverImage(scope, { ...payload, holdId: motionHoldId }, place.sceneId)
    else if (await release(scope, payload.motionHoldId ?? null, 'The image was no longer needed'))
      await publishBalance(scope, payload.userId)
  }
}

async function releaseAll(scope: Scope, { holdId, motionHoldId = null }: DrawArollPayload, why: string) {
  const isReleased = await release(scope, holdId, why)
  return (await release(scope, motionHoldId, why)) || isReleased
}

async function findPlace({ db }: Pick<Scope, 'db'>, arollId: string) {
  const [row] = await db
    .select({
      imageStyleId: stories.imageStyleId,
      leonardoStyleReferenceImageId: stories.leonardoStyleReferenceImageId,
      leonardoStyleReferenceStrength: stories.leonardoStyleReferenceStrength,
      ...{ defaultImageModel: stories.defaultImageModel, leonardoModelId: stories.leonardoModelId },
      sceneId: arolls.sceneId,
      elementOrder: scenes.elementOrder,
      aspectRatio: stories.aspectRatio,
    })
    .from(arolls)
    .innerJoin(scenes, eq(scenes.id, arolls.sceneId))
    .innerJoin(stories, eq(stories.id, scenes.storyId))
    .where(eq(arolls.id, arollId))
  return row
}
