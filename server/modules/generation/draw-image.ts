import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { EncodedImage } from '#engines/ports.ts'
import { engineOfHold } from '#server/modules/billing/credits/end-hold.ts'
import { type DrawnWords, imageReceipt } from '#server/modules/stories/arolls/drawn-from.ts'
import { readPortraits, seenCast } from '#server/modules/stories/characters/seen-cast.ts'
import { guideOf } from '#server/modules/tools/image-styles/style-model.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { engineCall, engineWork, type Run } from '#server/platform/jobs/step.ts'

/** What the image of a shot is drawn from, besides what its story decides. */
export interface ShotToDraw {
  /** For the illustrator, after the content rules. */
  prompt: string
  /** What the prompt was built from; undefined in jobs of earlier versions, whose images have no receipt. */
  words?: DrawnWords | undefined
  /** An id of the illustrator's looks. */
  look: string
  seed: number
}

/** The image of a shot, and the columns of its media that say how it was made. */
export interface ShotImage {
  image: EncodedImage
  /** Label of the engine that drew it. */
  maker: string
  origin: NonNullable<MediaRow['origin']>
  receipt: StoredReceipt | undefined
}

/**
 * Draws the image of a shot: the story's image model, or the one that was quoted, with the style and the portraits that it follows.
 * Every image of a shot is drawn here, whichever job asks for it. Fails as `engineWork` does; `failure` begins the message.
 */
export async function drawImage(
  run: Pick<Run, 'app' | 'jobId' | 'userId' | 'signal' | 'paid'>,
  story: StoryRow,
  { prompt, words, look, seed }: ShotToDraw,
  failure: string,
): Promise<ShotImage> {
  const { app, paid } = run
  // The image engine: engines of providers do not know the models of the built-in trainer.
  const prefer = await engineOfHold(app, paid.holdId)
  const { illustrator, name, model, trained, style } = await guideOf(app, story, prefer)
  const cast = await seenCast(app.db, story.id)
  const { people, portraits } = await readPortraits(app, illustrator, cast, words?.subject ?? prompt)
  const size = outputSize(story.aspectRatio)
  const request = { prompt, look, seed, model, trained, style, ...(people.length > 0 && { people }), ...size }
  const began = app.clock.now()
  const image = await engineWork(failure, () => illustrator.illustrate(request, engineCall(run, prefer)))
  const maker = image.madeBy ?? illustrator.info.label
  const { imageStyleId: styleId } = story
  return {
    image,
    maker,
    origin: { prompt, look, seed, engine: maker, ...(name !== null && styleId !== null && { styleId }) },
    receipt:
      words &&
      imageReceipt({
        ...{ asked: illustrator.info, made: image, paid, began, ended: app.clock.now(), prompt },
        facts: { ...words, ...size, ...{ look, seed, model: name, portraits } },
      }),
  }
}
