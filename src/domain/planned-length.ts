import { FPS, msToFrames, sceneDurationInFrames } from './frames.ts'
import { estimateSeconds } from './reading-pace.ts'
import { splitScript } from './split-script.ts'
import type { ScenePace, SceneSize } from '#generated/schema.ts'

const SIZES: Readonly<Record<SceneSize, number>> = { SHORT: 5, MEDIUM: 9, LONG: 15 }

const PACES: Readonly<Record<ScenePace, number>> = { FAST: 0.75, MEDIUM: 1, SLOW: 1.35 }

/** A scene with nothing to say, frames. */
export const EMPTY_SCENE_FRAMES = 2 * FPS
/** A scene is never shorter, however short its one word is, frames. */
const MIN_SCENE_FRAMES = FPS

/** Frames a scene lasts whose speech takes so long and is followed by a pause, both in ms; without speech two seconds and the pause. */
export function framesOfSpeech(speechMs: number, pauseMs: number): number {
  if (speechMs <= 0) return EMPTY_SCENE_FRAMES + msToFrames(pauseMs)
  return Math.max(MIN_SCENE_FRAMES, sceneDurationInFrames(speechMs, pauseMs))
}

/** Frames of a scene that is not spoken yet. @param pauseMs after its end */
export function plannedFrames(text: string, language: string, pauseMs = 0): number {
  return framesOfSpeech(estimateSeconds(text, language) * 1000, pauseMs)
}

/** The scenes a script is cut into and how long each lasts, frames. @param seconds a scene should last */
export function plannedScenes(script: string, language: string, seconds: number): number[] {
  if (!/[\p{L}\p{N}]/u.test(script)) return []
  return splitScript(script, language, seconds).map((text) => plannedFrames(text, language))
}

/** Seconds a scene should last. */
export function sceneSeconds(size: SceneSize, pace: ScenePace): number {
  return SIZES[size] * PACES[pace]
}
