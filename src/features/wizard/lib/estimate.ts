import { FPS } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { plannedScript } from '#src/domain/fountain/planned-length.ts'
import { plannedScenes, sceneSeconds } from '#src/domain/planned-length.ts'
import type { Choices } from './choices.ts'
import { countWords, tooLongText } from './text-check.ts'

export interface Estimate {
  words: number
  /** Length of the video, seconds. */
  seconds: number
  scenes: number
  /** Seconds one scene lasts. */
  perScene: number
  /** The text of the plan's length limit when the video would exceed it. */
  problem: string | null
}

const NOTHING: Estimate = { words: 0, seconds: 0, scenes: 0, perScene: 0, problem: null }

/** Estimated story during typing: a script and a screenplay by the scenes they are cut into, a prompt by the requested length. */
export function estimateStory(choices: Choices, isPremium: boolean): Estimate {
  const { kind, text, language, size, pace } = choices
  // A megabyte is not counted at every keystroke: it has to be shortened first.
  if (tooLongText(choices) !== null) return NOTHING
  const words = countWords(text, language)
  const perScene = sceneSeconds(size, pace)
  if (kind !== 'PROMPT') {
    const planned =
      kind === 'SCREENPLAY' ? plannedScript(text, language, perScene) : plannedScenes(text, language, perScene)
    const scenes = planned.map((duration_in_frames) => ({ duration_in_frames }))
    const estimate = estimateScenes({ ...NOTHING, words }, scenes, isPremium)
    return kind === 'SCREENPLAY' ? { ...estimate, problem: null } : estimate
  }
  const { seconds } = choices
  const scenes = seconds === 0 ? 0 : Math.max(1, Math.round(seconds / perScene))
  const problem = lengthLimitError(Math.ceil(seconds * FPS), isPremium)
  return { words, seconds, scenes, perScene: scenes === 0 ? 0 : seconds / scenes, problem }
}

/** The same for generated scenes: their total length. */
export function estimateScenes(
  estimate: Estimate,
  scenes: readonly { duration_in_frames: number }[],
  isPremium: boolean,
): Estimate {
  const frames = scenes.reduce((sum, scene) => sum + scene.duration_in_frames, 0)
  const seconds = frames / FPS
  return {
    words: estimate.words,
    seconds,
    scenes: scenes.length,
    perScene: scenes.length === 0 ? 0 : seconds / scenes.length,
    problem: lengthLimitError(frames, isPremium),
  }
}
