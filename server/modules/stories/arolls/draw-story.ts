import { inArray } from 'drizzle-orm'
import { creditCost } from '#src/domain/credits.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'
import { requireApprovedPrice } from '#server/modules/billing/credits/prices.ts'
import { requireWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { arolls } from '#server/platform/db/schema/index.ts'
import { inProgress, insufficientCredits, refused } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { drawingKey, planDrawing, toPayload } from './plan-drawing.ts'
import { type DrawingOptions, type Place, planVisuals, type VisualPiece, type VisualsPlan } from './plan-visuals.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'

/**
 * Regenerates every scene's images in the story's look. A scene is charged once, and not when one of its images fails;
 * prices of providers' engines are charged by the piece. Running generations continue. Old images stay until the new ones
 * exist.
 */
export async function drawStory(edit: StoryEdit, options: DrawingOptions): Promise<void> {
  const { scope, story } = edit
  const plan = await planVisuals(scope, story, options)
  const { places, cost } = plan
  requirePlaces(plan)
  const { userId } = story
  const action = 'generate_visuals'
  // Without a shown price the cost table applies.
  requireApprovedPrice(
    { approvedPrice: scope.approvedPrice ?? { most: creditCost(action, places.length), held: 0 } },
    cost,
  )
  const { available } = await readBalance(scope, userId)
  if (available < cost) throw insufficientCredits({ action, units: places.length, cost, available })
  await requireWithinCaps(scope, userId, { storyId: story.id, cost })
  for (const place of places) {
    const { scene, layers } = place
    const sceneHoldId = plan.pieces ? null : await holdScene(edit, place)
    for (const layer of layers) {
      const drawing = await planDrawing(
        scope,
        { story, scene, aroll: layer },
        { image_style: story.visualStyle ?? undefined },
      )
      await requireSafePrompt(scope, userId, drawing.words.prompt)
      const paid = plan.pieces ? await holdPieces(edit, layer, plan.pieces, options) : { holdId: sceneHoldId }
      // From now on it follows the story's look.
      if (layer.imageStyle !== null) await edit.updateAroll(layer, { imageStyle: null })
      edit.touch(scene.id)
      await enqueue(scope, {
        kind: 'draw-aroll',
        payload: {
          storyId: story.id,
          userId,
          arollId: layer.id,
          ...paid,
          thenMoves: options.thenMoves,
          workId: edit.workId,
          ...toPayload(drawing),
        },
        userId,
        storyId: story.id,
        dedupeKey: drawingKey(layer.id),
      })
    }
  }
  const ids = places.flatMap(({ layers }) => layers.map(({ id }) => id))
  // Not in the log: undo must not restore their waiting state.
  await scope.db.update(arolls).set({ status: 'GENERATING', errorMessage: null }).where(inArray(arolls.id, ids))
}

function requirePlaces({ places, lacks }: VisualsPlan) {
  if (lacks === 'SCENES') throw refused('STORY_EMPTY', 'Add a scene first')
  if (lacks === 'PICTURES') throw refused('NO_PICTURES', 'No images yet. Generate the story first')
  if (lacks === 'FAILED') throw refused('NOTHING_FAILED', 'No failed images')
  if (places.length === 0) throw inProgress('Images are already being generated')
}

const holdScene = ({ scope, story }: StoryEdit, { scene, layers }: Place) =>
  hold(scope, story.userId, {
    action: 'generate_visuals',
    storyId: story.id,
    sceneId: scene.id,
    arollId: layers.length === 1 ? layers[0]?.id : undefined,
  })

/** Holds of an image and of its clip, each by its price; null: it is free. */
async function holdPieces(
  { scope, story }: StoryEdit,
  { id: arollId, sceneId }: ArollRow,
  pieces: NonNullable<VisualsPlan['pieces']>,
  { overnight }: DrawingOptions,
): Promise<Pick<DrawArollPayload, 'holdId' | 'motionHoldId' | 'thenSpeaks'>> {
  const own = pieces.filter((each) => each.arollId === arollId)
  const image = own.find(({ part }) => part === 'PICTURE')
  const clip = own.find(({ part }) => part !== 'PICTURE')
  const holdOf = async (piece: VisualPiece | undefined) => {
    // An image's job knows by its hold that it draws overnight, also where the user's own key makes it free.
    if (!piece || (piece.most === 0 && !(overnight && piece.part === 'PICTURE'))) return null
    const { engine, most, part, prices } = piece
    const subject = { storyId: story.id, sceneId, arollId }
    const quoted = { engine, most, prices, item: `${part.toLowerCase()}:${arollId}` }
    return hold(scope, story.userId, { action: 'generate_visuals', quoted, ...subject })
  }
  return { holdId: await holdOf(image), motionHoldId: await holdOf(clip), thenSpeaks: clip?.part === 'LIP_SYNC' }
}
