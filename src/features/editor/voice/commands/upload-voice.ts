import { apiRequest } from '#src/shared/api/api-request.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { toWavFile } from '#src/shared/media/to-wav.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { queueStoryUpload } from '#src/features/editor/media/commands/media-into-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/**
 * Makes a user's own recording the voice-over of a scene. It is sent as WAV, whatever its format was.
 * @param onArrived called when the server has it
 */
export async function uploadVoice(
  editor: Editor,
  sceneId: string,
  recording: Blob,
  name: string,
  onArrived?: () => void,
): Promise<void> {
  let input: File
  try {
    input = await toWavFile(recording, name)
  } catch {
    return notify('Failed to upload media: this browser can’t read the recording', { tone: 'error' })
  }
  queueStoryUpload(editor, {
    input,
    place: { scene_id: sceneId },
    busy: busyKeys.voice(sceneId),
    onArrived: ({ id }) => {
      onArrived?.()
      void setSceneRecording(editor, sceneId, id)
    },
  })
}

function setSceneRecording(editor: Editor, sceneId: string, mediaId: string) {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    audio_media: mediaId,
    upload_audio: true,
    generate_audio: false,
  }
  return runCommand(editor, {
    request: apiRequest('updateSceneAudio', { body }),
    settle: withScene,
    failure: withReason('Failed to update scene audio'),
  })
}
