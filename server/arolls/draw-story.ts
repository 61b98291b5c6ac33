import { inArray } from 'drizzle-orm'
import { creditCost } from '#src/domain/credits.ts'
import { readBalance } from '#server/credits/account.ts'
import { requireAgreed } from '#server/credits/agreed.ts'
import { requireWithinCaps } from '#server/credits/caps.ts'
import { hold } from '#server/credits/hold.ts'
import { arolls } from '#server/db/schema/index.ts'
import { inProgress, insufficientCredits, refused } from '#server/http/http-error.ts'
import { enqueue, findActiveJob } from '#server/jobs/enqueue.ts'
import { arollsOfScenes } from '#server/db/queries/arolls-of-scenes.ts'
import type { ArollRow, SceneRow } from '#server/db/rows.ts'
import { scenesOf } from '#server/db/queries/scenes-of.ts'
import type { StoryEdit } from '#server/edits/edit.ts'
import { drawingKey } from './drawing-key.ts'
import { planDrawing, toPayload } from './plan-drawing.ts'
import { requireSafePrompt } from '#server/pictures/safety.ts'

interface Place {
  scene: SceneRow
  layers: ArollRow[]
}

interface DrawingOptions {
  /** Makes clips of the pictures. */
  thenMoves: boolean
  /** Leaves alone what did not fail. */
  onlyFailed?: boolean
}

/**
 * Has every scene's pictures redrawn in the story's look. A scene is charged once, and not
 * when one of its pictures fails. What is being drawn already stays as it is. Old pictures stay until the new ones are there.
 */
export async function drawStory(edit: StoryEdit, { thenMoves, onlyFailed = false }: DrawingOptions): Promise<void> {
  const places = await findPlaces(edit, onlyFailed)
  const { scope, story } = edit
  const userId = story.userId
  const cost = creditCost('generate_visuals', places.length)
  requireAgreed(scope, cost)
  const { available } = await readBalance(scope, userId)
  if (available < cost) throw insufficientCredits({ action: 'generate_visuals', units: places.length, cost, available })
  await requireWithinCaps(scope, userId, { storyId: story.id, cost })
  for (const { scene, layers } of places) {
    const holdId = await hold(scope, userId, {
      action: 'generate_visuals',
      storyId: story.id,
      sceneId: scene.id,
      arollId: layers.length === 1 ? layers[0]?.id : undefined,
    })
    for (const layer of layers) {
      const options = { image_style: story.visualStyle ?? undefined }
      const drawing = await planDrawing(scope, { story, scene, aroll: layer }, options)
      await requireSafePrompt(scope, userId, drawing.words.prompt)
      // From now on it follows the story's look.
      if (layer.imageStyle !== null) await edit.updateAroll(layer, { imageStyle: null })
      edit.touch(scene.id)
      await enqueue(scope, {
        kind: 'draw-aroll',
        payload: {
          storyId: story.id,
          userId,
          arollId: layer.id,
          holdId,
          thenMoves,
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
  // Not in the log: undoing must not bring back that they wait.
  await scope.db.update(arolls).set({ status: 'GENERATING', errorMessage: null }).where(inArray(arolls.id, ids))
}

async function findPlaces({ scope, story }: StoryEdit, onlyFailed: boolean): Promise<Place[]> {
  const scenes = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  if (scenes.length === 0) throw refused('STORY_EMPTY', 'Add a scene first')
  if (layers.size === 0) throw refused('NO_PICTURES', 'No scene has a picture yet; generate the story first')
  const isWanted = ({ status }: ArollRow) => !onlyFailed || status === 'FAILED'
  if (onlyFailed && ![...layers.values()].flat().some(isWanted)) throw refused('NOTHING_FAILED', 'Nothing failed')
  const places: Place[] = []
  for (const scene of scenes) {
    const free: ArollRow[] = []
    for (const layer of (layers.get(scene.id) ?? []).filter(isWanted))
      if (!(await findActiveJob(scope, drawingKey(layer.id)))) free.push(layer)
    if (free.length > 0) places.push({ scene, layers: free })
  }
  if (places.length === 0) throw inProgress('The pictures are already being drawn')
  return places
}
