import type { SceneRow } from '#server/platform/db/rows.ts'

/** A silent scene of three seconds, by default. */
export const sceneRow = (said: Partial<SceneRow> = {}): SceneRow => ({
  id: 'scene',
  storyId: 'story',
  elementOrder: 0,
  status: 'COMPLETED',
  errorMessage: null,
  text: '',
  captions: [],
  areCaptionsOverridden: false,
  audioMediaId: null,
  audioDurationMs: 0,
  isVoiceoverStale: false,
  durationInFrames: 90,
  transitionDurationFrames: 0,
  isGenCaptionsFromVideoAudio: false,
  isUserUploadedAudio: false,
  isVoiceoverTranscribed: false,
  useSceneAudio: false,
  playFullVideo: false,
  voiceVolume: 1,
  voiceFadeInMs: 0,
  voiceFadeOutMs: 0,
  speakingRate: 1,
  pitch: 0,
  languageAndVoiceCode: null,
  emotions: [],
  speakerStoryCharacterId: null,
  pauseAtTheEnd: 0,
  showCaptions: true,
  imageStyle: null,
  lastUsedImagePrompt: null,
  transcriptionText: null,
  originalText: null,
  originalDurationMs: null,
  isTranslated: false,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...said,
})

/** A scene with a voice-over of this length, ms. */
export const spokenRow = (audioDurationMs: number, said: Partial<SceneRow> = {}): SceneRow =>
  sceneRow({ audioMediaId: 'voice', audioDurationMs, text: 'Words', ...said })
