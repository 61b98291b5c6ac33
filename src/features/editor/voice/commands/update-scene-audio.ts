import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene, withChanged, type SceneRow } from '#src/features/editor/core/open-story.ts'
import { spendingReason } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** A scene's text and its delivery. */
export interface VoiceChange {
  text?: string
  /** The base of the text edit; without it the visible text. */
  baseText?: string
  voiceCode?: string
  /** 0.5 to 2; 1 is the voice's own. */
  rate?: number
  /** Semitones, -12 to 12. */
  pitch?: number
  /** The strongest first. */
  emotions?: SceneRow['emotions']
  /** Whether the voice-over is audible (`use_scene_audio`). */
  isHeard?: boolean
  /** Of the voice-over, 0 to 2; 1 is its own level. */
  volume?: number
  fadeInMs?: number
  fadeOutMs?: number
  /** Whether the scene lasts as long as its video (`play_full_video`); its new length comes with the answer. */
  playsFullVideo?: boolean
}

/** Saves text and voice without a regeneration; the voice-over is outdated from then on. Free. */
export function updateSceneAudio(editor: Editor, sceneId: string, change: VoiceChange) {
  return updateScenesAudio(editor, [sceneId], change)
}

/**
 * The same for several scenes in one edit; a text belongs to one. With `isSpeaking` those with a text are regenerated at once: then
 * everything is accepted and charged together, or nothing.
 * @param most credits that were shown for all of them
 */
export function updateScenesAudio(
  editor: Editor,
  ids: readonly string[],
  change: VoiceChange,
  isSpeaking = false,
  most?: number,
) {
  const { text, baseText, voiceCode, rate, pitch, emotions, isHeard, playsFullVideo } = change
  const { volume, fadeInMs, fadeOutMs } = change
  const mix = {
    ...(volume !== undefined && { voice_volume: volume }),
    ...(fadeInMs !== undefined && { voice_fade_in_ms: fadeInMs }),
    ...(fadeOutMs !== undefined && { voice_fade_out_ms: fadeOutMs }),
  }
  const isAboutVoice = [text, voiceCode, rate, pitch, emotions].some((value) => value !== undefined)
  const [first = '', ...further] = ids
  const body = {
    story_id: editor.storyId,
    scene_id: first,
    ...(further.length > 0 && { further_scene_ids: further }),
    ...(text !== undefined && { new_text: text, base_text: baseText ?? textOf(editor, first) }),
    ...(voiceCode !== undefined && { voice_code: voiceCode }),
    ...(rate !== undefined && { speaking_rate: rate }),
    ...(pitch !== undefined && { pitch }),
    ...(emotions !== undefined && { emotions }),
    ...mix,
    ...(isHeard !== undefined && { use_scene_audio: isHeard }),
    ...(playsFullVideo !== undefined && { play_full_video: playsFullVideo }),
    generate_audio: isSpeaking,
    upload_audio: false,
  }
  return runCommand(editor, {
    edit: (open) =>
      ids.reduce(
        (changed, id) =>
          patchScene(changed, id, {
            ...(text !== undefined && { text }),
            ...(voiceCode !== undefined && { language_and_voice_code: voiceCode }),
            ...(rate !== undefined && { speaking_rate: rate }),
            ...(pitch !== undefined && { pitch }),
            ...(emotions !== undefined && { emotions }),
            ...mix,
            ...(isHeard !== undefined && { use_scene_audio: isHeard }),
            ...(playsFullVideo !== undefined && { play_full_video: playsFullVideo }),
            ...(isAboutVoice && changed.scenes[id]?.audio_media && { is_voiceover_stale: true }),
          }),
        open,
      ),
    request: apiRequest('updateSceneAudio', { body }),
    settle: withChanged,
    failure: isSpeaking ? spendingReason('Failed to update scene audio') : 'Failed to update scene audio',
    ...(isSpeaking && { spends: true, most }),
  })
}

const textOf = (editor: Editor, sceneId: string) => editor.store.getState().open.scenes[sceneId]?.text ?? ''
