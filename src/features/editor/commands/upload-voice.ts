import { client } from '#src/shared/api/client.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { toWavFile } from '#src/shared/media/to-wav.ts'
import { answered } from './answered.ts'
import { withReason } from './failure-text.ts'
import { queueStoryUpload } from './queue-story-upload.ts'
import { runCommand } from './run-command.ts'
import { speakingOf } from './speak-again.ts'

/**
 * Makes a person's own recording the voice-over of a scene. It is sent as WAV, whatever it was.
 * @param onArrived the server has it
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
    return notify('Failed to upload media: this browser cannot read the recording', { tone: 'error' })
  }
  queueStoryUpload(editor, {
    input,
    place: { scene_id: sceneId },
    busy: speakingOf(sceneId),
    onArrived: ({ id }) => {
      onArrived?.()
      void takeRecording(editor, sceneId, id)
    },
  })
}

function takeRecording(editor: Editor, sceneId: string, mediaId: string) {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    audio_media: mediaId,
    upload_audio: true,
    generate_audio: false,
  }
  return runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/update_scene_audio', { body, params: { header: { 'Idempotency-Key': key } } }),
      ),
    settle: withScene,
    failure: withReason('Failed to update scene audio'),
  })
}
