import { eq } from 'drizzle-orm'
import { appendAroll } from '#server/modules/stories/arolls/place-in-scene.ts'
import { syncSceneWithArolls, changeSceneTiming } from '#server/modules/stories/scenes/scene-timing.ts'
import { showMedia } from '#server/modules/stories/arolls/show-media.ts'
import { ownAroll, ownMedia, ownScene } from '#server/platform/auth/ownership.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { recordingColumns } from '#server/modules/stories/scenes/scene-sound.ts'

/** Shows an uploaded file: an image or video in an A-roll, a recording as the voice-over. */
export const fileUploaded = route('fileUploaded', async ({ user, body, ...scope }) => {
  await ownScene(scope.db, user, body.scene_id, body.story_id)
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  const named = body.aroll_id === undefined ? null : (await ownAroll(scope.db, user, body.aroll_id, scene.id)).aroll
  const uploaded = requireArrived(await ownMedia(scope.db, user, body.media_id))
  if (uploaded.mediaType === 'audio') {
    if (named) throw validationFailed({ media_id: ['Choose an image or a video'] })
    // A running voice-over would replace the recording a moment later.
    if (scene.status === 'GENERATING')
      throw failed('SCENE_BUSY', 'The scene is being generated. Try again when it’s done', 409)
    const { id, durationMs } = uploaded
    await changeSceneTiming(edit, scene, await recordingColumns(scope, scene, { id, durationMs: durationMs ?? 0 }))
  } else await showMedia(edit, named ?? (await appendAroll(edit, scene)), uploaded)
  if (uploaded.sceneId === null) {
    const place = { storyId: edit.story.id, sceneId: scene.id }
    await scope.db.update(media).set(place).where(eq(media.id, uploaded.id))
    edit.log.updated('media', uploaded, { ...uploaded, ...place }, ['storyId', 'sceneId'])
  }
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Upload a file')
  return presentOneScene(scope, settled)
})

const failed = (error: string, detail: string, status: 400 | 409 = 400) =>
  new HttpError(status, { message: 'Failed to upload media', detail, error })

function requireArrived(row: MediaRow): MediaRow {
  if (row.status === 'COMPLETED') return row
  throw row.status === 'FAILED'
    ? failed('MEDIA_UNREADABLE', 'The file is damaged or has the wrong type. The scene hasn’t changed')
    : failed('MEDIA_NOT_UPLOADED', 'The upload didn’t finish. Try again')
}
