import { eq } from 'drizzle-orm'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { Scope } from '#server/context.ts'
import { capture, release } from '#server/credits/end-hold.ts'
import { arolls, scenes, stories } from '#server/db/schema/index.ts'
import { engineCall, engineWork, explain, throwIfStopped } from '#server/jobs/step.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import { type FinishingStep, type JobDefinition, type JobRun, PermanentJobError } from '#server/jobs/definition.ts'
import { applyDrawing } from '#server/arolls/apply-drawing.ts'
import { moveOverPicture } from '#server/tasks/move-over-picture.ts'
import { markNotDrawn } from '#server/arolls/mark-not-drawn.ts'
import { drawArollPayload } from '#server/jobs/payloads.ts'
import { pictureReceipt } from '#server/arolls/picture-receipt.ts'
import { modelNameOfStyle, modelOfStyle } from '#server/image-styles/style-model.ts'
import { storePicture } from '#server/pictures/store-picture.ts'

/** Draws a new picture for an A-roll. Until it is there the old one stays, and it stays when there is none. */
export const drawAroll: JobDefinition<'draw-aroll'> = {
  payload: drawArollPayload,
  maxAttempts: 2,
  concurrency: 1,
  run,
  async onFailed(scope, payload, { cause }) {
    if (await release(scope, payload.holdId, explain(cause))) await publishBalance(scope, payload.userId)
    await markNotDrawn(scope, payload, cause)
  },
}

async function run(job: JobRun<'draw-aroll'>): Promise<FinishingStep> {
  const { app, jobId, payload, signal } = job
  throwIfStopped(signal)
  const place = await findPlace(app, payload.arollId)
  if (!place) throw new PermanentJobError('The A-roll was deleted')
  const { prompt, words, look, seed, thenMoves, ...ids } = payload
  const model = await modelOfStyle(app, place.imageStyleId)
  // Engines of providers do not know what the built-in trainer learned.
  const { illustrator } = model ? app.engines.draft : app.engines
  const size = outputSize(place.aspectRatio)
  const began = app.clock.now()
  const picture = await engineWork('The picture could not be made', () =>
    illustrator.illustrate({ prompt, look, seed, model, ...size }, engineCall(job)),
  )
  const ended = app.clock.now()
  throwIfStopped(signal)
  const stored = await storePicture(app, jobId, picture, {
    userId: ids.userId,
    storyId: ids.storyId,
    sceneId: place.sceneId,
    arollId: ids.arollId,
    fileName: `scene ${place.elementOrder + 1}`,
    origin: {
      prompt,
      look,
      seed,
      engine: picture.madeBy ?? illustrator.info.label,
      ...(model && { styleId: place.imageStyleId ?? '' }),
    },
    receipt:
      words &&
      pictureReceipt({
        ...{ asked: illustrator.info, made: picture, paid: { holdId: payload.holdId }, began, ended, prompt },
        facts: {
          ...words,
          ...size,
          ...{ look, seed, model: model ? await modelNameOfStyle(app, place.imageStyleId) : null },
        },
      }),
  })
  return async (scope) => {
    if (await applyDrawing(scope, payload, stored)) {
      if (await capture(scope, payload.holdId)) await publishBalance(scope, payload.userId)
      if (thenMoves) await moveOverPicture(scope, payload, place.sceneId)
      return
    }
    scope.afterCommit(() => stored.discard())
    if (await release(scope, payload.holdId, 'The picture was no longer wanted'))
      await publishBalance(scope, payload.userId)
  }
}

async function findPlace({ db }: Pick<Scope, 'db'>, arollId: string) {
  const [row] = await db
    .select({
      imageStyleId: stories.imageStyleId,
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
