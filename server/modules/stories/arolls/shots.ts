import type { Shot } from '#generated/schema.ts'
import { readShot, shotPrompt } from '#src/domain/shots.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'

/** The columns of an A-roll that shows this shot: a prompt of the user's own no longer counts. */
export const shotColumns = (shot: Shot) => ({
  shot,
  imageGenerationPrompt: shotPrompt(shot),
  customImageGenerationPrompt: null,
})

/** What an A-roll shows: its shot, in the user's own words where they wrote a prompt; read from the prompt where nothing was planned. */
export function shotOf(scene: SceneRow, layer: ArollRow): Shot {
  const { shot, customImageGenerationPrompt: own } = layer
  if (shot === null) return readShot(imagePrompt(scene, layer) ?? '')
  return own === null ? shot : { ...shot, subject: own }
}

/**
 * Gives the shots of a scene's prompt another one, as part of an edit; images that were generated from it are outdated then. Shots in
 * the user's own words stay.
 */
export async function rewordShots(
  edit: StoryEdit,
  scene: SceneRow,
  scenePrompt: string,
  isMeant: (layer: ArollRow) => boolean = () => true,
): Promise<void> {
  const before = readShot(scene.lastUsedImagePrompt ?? '')
  const { subject, size } = readShot(scenePrompt)
  for (const layer of (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []) {
    const { shot, imageGenerationPrompt: prompt, customImageGenerationPrompt: own } = layer
    if (own !== null || shot?.is_locked || !isMeant(layer)) continue
    if (prompt !== null && prompt === scene.lastUsedImagePrompt)
      await edit.updateAroll(layer, { imageGenerationPrompt: scenePrompt, shot: shot && { ...shot, subject, size } })
    else if (shot?.subject === before.subject) await edit.updateAroll(layer, shotColumns({ ...shot, subject }))
  }
}
