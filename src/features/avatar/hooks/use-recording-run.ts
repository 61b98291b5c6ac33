import type { Scene } from '#generated/schema.ts'
import { toWavFile } from '#src/shared/media/to-wav.ts'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import type { AvatarStory } from './use-avatar-story.ts'

/** Puts the user's own recording into the scene. It is sent as WAV, whatever its format was. */
export function useRecordingRun({ changeVoice }: AvatarStory, scene: Scene) {
  async function work(file: File, { report, send, retryUntilDone, signal }: FileTools): Promise<void> {
    const wav = await toWavFile(file, file.name).catch((cause: unknown) => {
      throw new Error('Failed to upload media: this browser can’t read the recording', { cause })
    })
    signal.throwIfAborted()
    report(`Sending ${file.name}`)
    const media = await send(wav, { story_id: scene.story_id, scene_id: scene.id })
    await retryUntilDone(() => changeVoice({ upload_audio: true, audio_media: media.id, generate_audio: false }))
  }
  return useFileUpload({ place: `avatar-recording/${scene.id}`, work })
}
