import { ownAroll, ownScene, usableMedia } from '#server/platform/auth/ownership.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { presentChangedScenes } from '#server/modules/stories/scenes/changed-scenes.ts'
import { requireIdleScenes } from '#server/modules/stories/scenes/work-on-scenes.ts'

const MESSAGE = 'Failed to replace the sound'

/** Uses recordings and videos whose sound was cleaned up, or their originals, in one edit. */
export const replaceSounds = route('replaceSounds', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const changed = new Map<string, SceneRow>()
  const replacements: MediaRow[] = []
  for (const [at, { scene_id: sceneId, aroll_id: arollId, media_id: mediaId }] of body.sounds.entries()) {
    const { scene } = await ownScene(scope.db, user, sceneId, body.story_id)
    const aroll = arollId === undefined ? undefined : (await ownAroll(scope.db, user, arollId, sceneId)).aroll
    const sound = await usableMedia(scope.db, user, mediaId)
    const [present] = await mediaOfIds(scope, [aroll ? aroll.mediaId : scene.audioMediaId])
    if (!present || !isSameSound(present, sound))
      throw validationFailed({
        [`sounds.${at}.media_id`]: [`The ${aroll ? 'video' : 'recording'} has changed. Clean it up again`],
      })
    await requireIdleScenes(scope, [scene], MESSAGE)
    if (aroll) await edit.updateAroll(aroll, { mediaId: sound.id })
    else changed.set(scene.id, await edit.updateScene(scene, { audioMediaId: sound.id }))
    if (!changed.has(scene.id)) changed.set(scene.id, scene)
    replacements.push(sound)
  }
  await edit.finish(labelOf(replacements))
  return presentChangedScenes(scope, [...changed.values()])
})

/** Whether both are versions of one recording: as long, with the same words at the same times. */
function isSameSound(one: MediaRow, other: MediaRow): boolean {
  const originalOf = ({ id, origin }: MediaRow) => origin.cleanedFromId ?? id
  return (
    originalOf(one) === originalOf(other) && one.mediaType === other.mediaType && one.durationMs === other.durationMs
  )
}

function labelOf(sounds: readonly MediaRow[]): string {
  const isOriginal = sounds.every(({ origin }) => origin.cleanedFromId === undefined)
  const action = isOriginal ? 'Restore original sound' : 'Clean up sound'
  return sounds.length > 1 ? `${action} in ${sounds.length} places` : action
}
