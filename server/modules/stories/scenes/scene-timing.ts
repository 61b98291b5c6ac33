import { framesToMs, sceneDurationInFrames, shareFrames } from '#src/domain/frames.ts'
import { framesOfSpeech } from '#src/domain/planned-length.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'

export { EMPTY_SCENE_FRAMES } from '#src/domain/planned-length.ts'

type Timed = Pick<SceneRow, 'text' | 'audioDurationMs' | 'pauseAtTheEnd' | 'speakingRate'>

/**
 * Frames a scene lasts: its speech and the pause, rounded up. Before it is spoken the speech is estimated from its text; without
 * any it lasts two seconds and the pause.
 */
export function sceneFrames(scene: Timed, language: string): number {
  const { text, audioDurationMs, pauseAtTheEnd, speakingRate } = scene
  const speechMs = audioDurationMs > 0 ? audioDurationMs : estimateSeconds(text, language, speakingRate) * 1000
  return framesOfSpeech(speechMs, pauseAtTheEnd)
}

/** Frames a scene lasts with its present voice-over: one that plays its whole video is longer only where its speech is. */
export function framesWith(
  scene: Timed & Pick<SceneRow, 'playFullVideo' | 'durationInFrames'>,
  language: string,
): number {
  if (!scene.playFullVideo) return sceneFrames(scene, language)
  const { audioDurationMs, pauseAtTheEnd, durationInFrames } = scene
  return audioDurationMs > 0
    ? Math.max(durationInFrames, sceneDurationInFrames(audioDurationMs, pauseAtTheEnd))
    : durationInFrames
}

/**
 * Lengths in ms (whole, in order) of the A-rolls of a scene, in proportion to those they had; they sum to the scene's length.
 */
export function fitArollDurations(frames: number, durationsMs: readonly number[]): number[] {
  let reached = 0
  return shareFrames(frames, durationsMs).map((share) => {
    const from = Math.round(framesToMs(reached))
    reached += share
    return Math.round(framesToMs(reached)) - from
  })
}
