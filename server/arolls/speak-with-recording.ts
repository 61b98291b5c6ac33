import type { MediaRow } from '#server/presenters/media.ts'
import type { SceneRow } from '#server/presenters/scene.ts'
import type { StoryEdit } from '#server/stories/edit.ts'
import { changeSceneTiming } from '#server/stories/resize-scene.ts'

/**
 * Makes a recording the voice-over of a scene, as part of an edit. Nobody has listened to it: the captions keep their words, spread
 * over the new length as they were over the old one.
 */
export async function speakWithRecording(edit: StoryEdit, scene: SceneRow, recording: MediaRow): Promise<SceneRow> {
  const audioDurationMs = recording.durationMs ?? 0
  const last = scene.captions.at(-1)?.end ?? 0
  const scale = last > 0 ? audioDurationMs / last : 1
  const captions = scene.captions.map(({ word, start, end }) => ({
    word,
    start: Math.round(start * scale),
    end: Math.round(end * scale),
  }))
  return changeSceneTiming(edit, scene, {
    audioMediaId: recording.id,
    audioDurationMs,
    captions,
    isUserUploadedAudio: true,
    isVoiceoverStale: false,
    isVoiceoverTranscribed: false,
    transcriptionText: null,
    useSceneAudio: true,
  })
}
