import type { SceneRow } from '#server/db/rows.ts'

/** A scene of a copy as it is stored before anything was translated. */
export function sceneRow(change: Partial<SceneRow>): SceneRow {
  const at = new Date('2026-11-01T00:00:00Z')
  return {
    ...{ id: 'scene-1', storyId: 'story-1', elementOrder: 0, status: 'COMPLETED', errorMessage: null },
    ...{ text: '', captions: [], areCaptionsOverridden: true, audioMediaId: null, audioDurationMs: 0 },
    ...{ isVoiceoverStale: false, durationInFrames: 90, transitionDurationFrames: 0 },
    ...{ isGenCaptionsFromVideoAudio: false, isUserUploadedAudio: false, isVoiceoverTranscribed: false },
    ...{ useSceneAudio: true, playFullVideo: false, speakingRate: 1, pitch: 0, languageAndVoiceCode: null },
    ...{ emotions: [], speakerStoryCharacterId: null, pauseAtTheEnd: 0, showCaptions: true, imageStyle: null },
    ...{ lastUsedImagePrompt: null, transcriptionText: null, originalText: 'He writes.', originalDurationMs: null },
    ...{ isTranslated: false, createdAt: at, updatedAt: at },
    ...change,
  }
}
