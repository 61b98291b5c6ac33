import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { toWavFile } from '#src/shared/media/to-wav.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'

/**
 * The server cuts, joins and transcribes WAV only; the browser can read what it plays. A WAV copy of a recording in another format, made
 * and uploaded now for a scene; null for what is WAV already or cannot be read here.
 */
export async function wavCopyOf(editor: Editor, sceneId: string, recording: Media): Promise<Media | null> {
  if (!recording.url || recording.content_type === 'audio/wav') return null
  const input = await toWavFile(await fetchFile(recording.url), recording.file_name).catch(() => null)
  return input && uploadMedia({ input, place: { story_id: editor.storyId, scene_id: sceneId } })
}

/** Copies of the voice-overs of these scenes. An unreadable one is left out: then the server says why it cannot be cut. */
export async function withWavCopies(
  editor: Editor,
  sceneIds: readonly string[],
): Promise<{ wav_media_ids?: string[] }> {
  const { scenes } = editor.store.getState().confirmed
  const ids: string[] = []
  for (const sceneId of sceneIds) {
    const voice = scenes[sceneId]?.audio_media
    const copy = voice ? await wavCopyOf(editor, sceneId, voice) : null
    if (copy) ids.push(copy.id)
  }
  return ids.length > 0 ? { wav_media_ids: ids } : {}
}
