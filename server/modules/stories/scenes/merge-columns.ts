import { FPS, framesToMs, msToFrames } from '#src/domain/frames.ts'
import { shownCaptions } from '#src/domain/reading-captions.ts'
import { needsVoice, type FindVoice } from './scene-state.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { EMPTY_SCENE_FRAMES, sceneFrames } from './scene-timing.ts'
import { moveWords } from './cut-scene.ts'

const MAX_PAUSE_MS = 10_000

/** Where scenes begin in the merged scene, and its length. Frames. */
interface Places {
  begins: number[]
  frames: number
}

/** One after the other, each with its length; speech that is longer than its scene is not cut. */
export function placesOf(scenes: readonly SceneRow[]): Places {
  const begins: number[] = []
  let frames = 0
  for (const { durationInFrames, audioDurationMs } of scenes) {
    begins.push(frames)
    frames += Math.max(durationInFrames, Math.ceil((audioDurationMs * FPS) / 1000 - 1e-6))
  }
  return { begins, frames }
}

/** Pause in ms that makes a scene without speech this many frames long. */
export function silenceOf(frames: number): number {
  return Math.min(Math.max(0, Math.floor(framesToMs(frames - EMPTY_SCENE_FRAMES))), MAX_PAUSE_MS)
}

/** ms of voice-over in the merged scene, with the silence inside; 0 without speech. */
export function voiceLength(scenes: readonly SceneRow[], { begins, frames }: Places): number {
  if (scenes.every(({ audioMediaId }) => audioMediaId === null)) return 0
  const spokenUntil = scenes.map((scene, at) =>
    scene.audioMediaId === null ? 0 : framesToMs(begins[at] ?? 0) + scene.audioDurationMs,
  )
  return Math.floor(Math.max(...spokenUntil, framesToMs(frames) - (scenes.at(-1)?.pauseAtTheEnd ?? 0)))
}

/** The volume of the merged voice-over: the loudest one's; the others are made softer in its file. */
export function mergedVolume(scenes: readonly SceneRow[]): number {
  const spoken = scenes.filter(({ audioMediaId }) => audioMediaId !== null)
  return spoken.length === 0 ? (scenes[0]?.voiceVolume ?? 1) : Math.max(...spoken.map((scene) => scene.voiceVolume))
}

/**
 * Columns of the merged scene: the words one after the other at their times, the voice of the first, the pause of the last.
 * @param merged their voice-overs in one, the story's language, and its speaker
 */
export function mergeColumns(
  scenes: readonly SceneRow[],
  { audioMediaId, language, findVoice }: { audioMediaId: string | null; language: string; findVoice: FindVoice },
) {
  const [first] = scenes
  if (!first) throw new Error('There is nothing to merge')
  const places = placesOf(scenes)
  const text = joined(scenes.map((scene) => scene.text))
  const audioDurationMs = voiceLength(scenes, places)
  const playFullVideo = scenes.some((scene) => scene.playFullVideo)
  const isSilent = audioDurationMs === 0 && text === ''
  const rest = silenceOf(places.frames)
  const pauseAtTheEnd = isSilent ? rest : (scenes.at(-1)?.pauseAtTheEnd ?? 0)
  const timed = { text, audioDurationMs, pauseAtTheEnd, speakingRate: first.speakingRate }
  const keepsLength = playFullVideo || (isSilent && EMPTY_SCENE_FRAMES + msToFrames(rest) !== places.frames)
  // Captions that are derived from the text stay derived from it.
  const isTextShown = scenes.every(({ captions }) => captions.length === 0)
  const transcripts = scenes.flatMap(({ transcriptionText }) => transcriptionText ?? [])
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = first
  return {
    ...values,
    ...timed,
    audioMediaId,
    playFullVideo,
    durationInFrames: keepsLength ? places.frames : sceneFrames(timed, language),
    captions: isTextShown
      ? []
      : scenes.flatMap((scene, at) =>
          moveWords(shownCaptions(scene, framesToMs(scene.durationInFrames)), framesToMs(places.begins[at] ?? 0)),
        ),
    areCaptionsOverridden: scenes.some((scene) => scene.areCaptionsOverridden),
    // Unspoken words are missing in the voice-over.
    isVoiceoverStale: audioMediaId !== null && scenes.some((scene) => needsVoice(scene, findVoice)),
    isUserUploadedAudio: scenes.some((scene) => scene.isUserUploadedAudio),
    isVoiceoverTranscribed: scenes.every((scene) => scene.audioMediaId === null || scene.isVoiceoverTranscribed),
    useSceneAudio: scenes.some((scene) => scene.useSceneAudio),
    voiceVolume: mergedVolume(scenes),
    // Fades within it would lie elsewhere.
    voiceFadeOutMs: scenes.at(-1)?.voiceFadeOutMs ?? 0,
    isGenCaptionsFromVideoAudio: scenes.some((scene) => scene.isGenCaptionsFromVideoAudio),
    transcriptionText: transcripts.length > 0 ? joined(transcripts) : null,
    errorMessage: null,
  }
}

const joined = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ')
