import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failure-text.ts'
import { runCommand, runLongCommand } from '#src/features/editor/core/run-command.ts'
import { setArollMedia } from '#src/features/editor/visuals/commands/set-aroll-media.ts'
import { wavCopyOf } from '#src/features/editor/scenes/commands/wav-copies.ts'

/** Puts a media into a scene: a picture or video takes its first A-roll's place or becomes a new one, a recording the voice-over. */
export function addMediaToScene(editor: Editor, sceneId: string, media: Media, isNew = false) {
  const [arollId] = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const requestFor = (id: string) =>
    apiRequest('fileUploaded', { body: { story_id: editor.storyId, scene_id: sceneId, media_id: id } })
  const effects = { settle: withScene, failure: serverText }
  // Its file may have to be made first: that is nothing to store for later.
  if (media.media_type === 'audio')
    return runLongCommand(editor, {
      ...effects,
      request: async () => requestFor(((await wavCopyOf(editor, sceneId, media)) ?? media).id),
    })
  if (arollId !== undefined && !isNew) return setArollMedia(editor, arollId, media)
  return runCommand(editor, { ...effects, request: requestFor(media.id) })
}
