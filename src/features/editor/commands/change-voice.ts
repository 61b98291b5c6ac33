import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchScene, withScene, type SceneRow } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { runCommand } from './run-command.ts'

/** What and how a scene speaks. */
export interface VoiceChange {
  text?: string
  voiceCode?: string
  /** 0.5 to 2; 1 is the voice's own. */
  rate?: number
  /** Semitones, -12 to 12. */
  pitch?: number
  /** The strongest first. */
  emotions?: SceneRow['emotions']
}

/** Saves text and voice without speaking; what was spoken before is out of date from then on. Costs nothing. */
export function changeVoice(editor: Editor, sceneId: string, { text, voiceCode, rate, pitch, emotions }: VoiceChange) {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    ...(text !== undefined && { new_text: text }),
    ...(voiceCode !== undefined && { voice_code: voiceCode }),
    ...(rate !== undefined && { speaking_rate: rate }),
    ...(pitch !== undefined && { pitch }),
    ...(emotions !== undefined && { emotions }),
    generate_audio: false,
    upload_audio: false,
  }
  return runCommand(editor, {
    edit: (open) =>
      patchScene(open, sceneId, {
        ...(text !== undefined && { text }),
        ...(voiceCode !== undefined && { language_and_voice_code: voiceCode }),
        ...(rate !== undefined && { speaking_rate: rate }),
        ...(pitch !== undefined && { pitch }),
        ...(emotions !== undefined && { emotions }),
        ...(open.scenes[sceneId]?.audio_media && { is_voiceover_stale: true }),
      }),
    call: async (key) =>
      answered(
        await client.POST('/core-api/update_scene_audio', { body, params: { header: { 'Idempotency-Key': key } } }),
      ),
    settle: withScene,
    failure: 'Failed to update scene audio',
  })
}
