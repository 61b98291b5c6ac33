import { client } from '#src/shared/api/client.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'
import { setMedia } from './set-media.ts'
import { wavCopyOf } from './wav-copies.ts'

/** Puts a media into a scene: a picture or video takes its first A-roll's place or becomes a new one, a recording the voice-over. */
export function putIntoScene(editor: Editor, sceneId: string, media: Media, isNew = false) {
  const [arollId] = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  if (media.media_type !== 'audio' && arollId !== undefined && !isNew) return setMedia(editor, arollId, media)
  return runCommand(editor, {
    call: async () => {
      const { id } = (media.media_type === 'audio' && (await wavCopyOf(editor, sceneId, media))) || media
      const body = { story_id: editor.storyId, scene_id: sceneId, media_id: id }
      return answered(await client.POST('/core-api/file_uploaded', { body }))
    },
    settle: withScene,
    failure: serverText,
    // Its file may have to be made first: that is nothing to keep for later.
    isLong: media.media_type === 'audio',
  })
}
