import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { EncodedImage } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { readBytes } from '#server/platform/files/inspect.ts'
import { engineOfHold } from '#server/modules/billing/credits/end-hold.ts'
import { bestTake, notKeptText, type Take } from '#server/modules/generation/images/best-take.ts'
import { checkImage } from '#server/modules/generation/images/review-image.ts'
import { type DrawnWords, imageReceipt } from '#server/modules/stories/arolls/drawn-from.ts'
import { earlierShot } from '#server/modules/stories/arolls/earlier-shot.ts'
import { imageOfShot } from '#server/modules/stories/arolls/film-shots.ts'
import { readPortraits, seenCast } from '#server/modules/stories/characters/seen-cast.ts'
import { guideOf } from '#server/modules/tools/image-styles/style-model.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { engineWork, type Run } from '#server/platform/jobs/step.ts'

/** What the image of a shot is drawn from, besides what its story decides. */
export interface ShotToDraw {
  /** For the illustrator, after the content rules. */
  prompt: string
  /** What the prompt was built from; undefined in jobs of earlier versions, whose images have no receipt. */
  words?: DrawnWords | undefined
  /** An id of the illustrator's looks. */
  look: string
  seed: number
  /** null: a scene without shots. */
  arollId: string | null
}

/** An image, and the columns of its media that say how it was made. */
export interface DescribedImage {
  image: EncodedImage
  origin: NonNullable<MediaRow['origin']>
  receipt: StoredReceipt | undefined
}

/** The image of a shot. */
export interface ShotImage extends DescribedImage {
  /** Label of the engine that drew it. */
  maker: string
  seed: number
  /** The take that was checked and is not shown; null: it was drawn once. */
  rejected: DescribedImage | null
  /** What is wrong with the image, for users; null: nothing that was noticed. */
  problem: string | null
  /** Whether it shows nothing: it costs nothing then. */
  isBlank: boolean
}

/**
 * Draws the image of a shot: the story's image model, or the one that was quoted, with the style, the portraits and the earlier image that
 * it follows.
 * Every image of a shot is drawn here, whichever job asks for it. Fails as `engineWork` does; `failure` begins the message.
 */
export async function drawImage(
  run: Pick<Run, 'app' | 'jobId' | 'userId' | 'attempt' | 'signal' | 'paid'>,
  story: StoryRow,
  { prompt, words, look, seed, arollId }: ShotToDraw,
  failure: string,
): Promise<ShotImage> {
  const { app, paid } = run
  // The image engine: engines of providers do not know the models of the built-in trainer.
  const prefer = await engineOfHold(app, paid.holdId)
  const { illustrator, name, model, trained, style } = await guideOf(app, story, prefer)
  const cast = await seenCast(app.db, story.id)
  const { people, portraits } = await readPortraits(app, illustrator, cast, words?.subject ?? prompt)
  const earlier = illustrator.follows?.earlier && arollId !== null ? await findEarlier(app, story, arollId, look) : null
  const before = earlier?.fileKey ? await readBytes(app.files, earlier.fileKey) : null
  const size = outputSize(story.aspectRatio)
  const request = {
    ...{ prompt, look, model, trained, style, ...size },
    ...(people.length > 0 && { people }),
    ...(before && { earlier: before }),
  }
  const { kept, rejected, note, isBlank } = await bestTake<EncodedImage>(run, {
    ...{ kind: 'image', seed, asked: illustrator.info, prefer },
    make: (each, call) => engineWork(failure, () => illustrator.illustrate({ ...request, seed: each }, call)),
    check: (image, call) => checkImage(app, image, { prompt, people, userId: run.userId }, call),
  })
  const makerOf = ({ made }: Take<EncodedImage>) => made.madeBy ?? illustrator.info.label
  const { imageStyleId: styleId } = story
  const describe = (take: Take<EncodedImage>, notes: readonly string[], holdId: string | null): DescribedImage => ({
    image: take.made,
    origin: {
      ...{ prompt, look, seed: take.seed, engine: makerOf(take) },
      ...(name !== null && styleId !== null && { styleId }),
    },
    receipt:
      words &&
      imageReceipt({
        ...{ asked: illustrator.info, made: take.made, began: take.began, ended: take.ended, prompt, notes },
        ...{ paid: { ...paid, holdId }, checkedBy: take.checkedBy },
        facts: { ...words, ...size, ...{ look, seed: take.seed, model: name, portraits } },
        ...(before && earlier && { earlier }),
      }),
  })
  const image = describe(kept, note === null ? [] : [note], paid.holdId)
  const other = rejected && describe(rejected, [notKeptText(rejected)], null)
  return {
    ...image,
    ...(isBlank && { origin: { ...image.origin, isBlank } }),
    ...{ maker: makerOf(kept), seed: kept.seed, isBlank },
    rejected: other && { ...other, origin: { ...other.origin, rejected: true } },
    problem: kept.problems.length > 0 ? note : null,
  }
}

/** The earlier image that an image follows: one that a model drew in the same look and that stays. */
async function findEarlier({ db }: Pick<App, 'db'>, { id: storyId, userId }: StoryRow, arollId: string, look: string) {
  const shot = await earlierShot({ db }, { storyId, arollId })
  if (!shot || shot.aroll.status === 'GENERATING') return null
  const image = await imageOfShot({ db }, userId, shot.aroll)
  return image?.receipt?.is_draft === false && image.origin.look === look ? image : null
}
