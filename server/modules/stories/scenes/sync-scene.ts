import { eq } from 'drizzle-orm'
import { msToFrames } from '#src/domain/frames.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { isWhole, voiceFinder } from './scene-state.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

/**
 * What a scene says about its A-rolls, after they changed: whether anything is missing, how long its own transition is. A transition
 * that no longer fits its A-roll becomes as long as that.
 */
export async function syncSceneWithArolls(edit: StoryEdit, sceneId: string): Promise<SceneRow> {
  const { scope } = edit
  const [scene] = await scope.db.select().from(scenes).where(eq(scenes.id, sceneId))
  if (!scene) throw notFound()
  const layers = (await arollsOfScenes(scope, [sceneId])).get(sceneId) ?? []
  for (const layer of layers)
    if (layer.transitionDurationMs > layer.durationMs)
      await edit.updateAroll(layer, { transitionDurationMs: layer.durationMs })
  const [first] = layers
  const transitionDurationFrames = first ? msToFrames(Math.min(first.transitionDurationMs, first.durationMs)) : 0
  // A scene that is being made settles itself.
  const status =
    scene.status === 'GENERATING'
      ? scene.status
      : isWhole(scene, layers, voiceFinder(scope.services.engines, edit.story))
        ? 'COMPLETED'
        : 'PENDING'
  const errorMessage = status === 'COMPLETED' ? null : scene.errorMessage
  const isSame = status === scene.status && transitionDurationFrames === scene.transitionDurationFrames
  return isSame ? scene : edit.updateScene(scene, { status, errorMessage, transitionDurationFrames })
}
