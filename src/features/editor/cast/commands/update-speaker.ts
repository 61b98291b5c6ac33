import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene, withScene } from '#src/features/editor/core/open-story.ts'
import type { Character } from './run-cast-command.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Sets a scene's speaker, with that character's voice; null or the narrator: the story's voice. Free until it is spoken. */
export function updateSpeaker(editor: Editor, sceneId: string, speaker: Character | null) {
  const isNarrator = speaker === null || speaker.role === 'Narrator'
  const { language_and_voice_code: own } = editor.store.getState().open.scenes[sceneId] ?? {}
  // A character without a voice of its own speaks in the scene's.
  const voice = isNarrator ? null : (speaker.language_and_voice_code ?? own ?? null)
  const change = {
    speaker_story_character_id: isNarrator ? null : speaker.id,
    ...(voice !== (own ?? null) && { voice_code: voice }),
  }
  const body = { story_id: editor.storyId, scene_id: sceneId, ...change, generate_audio: false, upload_audio: false }
  return runCommand(editor, {
    edit: (open) =>
      patchScene(open, sceneId, {
        speaker_story_character_id: change.speaker_story_character_id,
        language_and_voice_code: voice,
        ...(open.scenes[sceneId]?.audio_media && { is_voiceover_stale: true }),
      }),
    request: apiRequest('updateSceneAudio', { body }),
    settle: withScene,
    failure: 'Failed to update scene audio',
  })
}
