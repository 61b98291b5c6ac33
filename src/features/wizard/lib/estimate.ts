import { FPS } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { sceneSeconds } from '#src/domain/scene-length.ts'
import type { Choices } from './choices.ts'
import { countWords, tooLongText } from './text-check.ts'

export interface Estimate {
  words: number
  /** Length of the film, seconds. */
  seconds: number
  scenes: number
  /** Seconds one scene lasts. */
  perScene: number
  /** The text of the plan's length limit when the film would be over it. */
  problem: string | null
}

const NOTHING: Estimate = { words: 0, seconds: 0, scenes: 0, perScene: 0, problem: null }

/** What a story will become, told while it is typed: a script is read at the voices' pace, a prompt gets the length asked for. */
export function estimateStory(choices: Choices, isPremium: boolean): Estimate {
  const { kind, text, language, size, pace } = choices
  // A megabyte is not counted at every letter: it has to be shortened first.
  if (tooLongText(choices) !== null) return NOTHING
  const seconds = kind === 'PROMPT' ? choices.seconds : estimateSeconds(text, language)
  const scenes = seconds === 0 ? 0 : Math.max(1, Math.round(seconds / sceneSeconds(size, pace)))
  return {
    words: countWords(text, language),
    seconds,
    scenes,
    perScene: scenes === 0 ? 0 : seconds / scenes,
    problem: kind === 'SCREENPLAY' ? null : lengthLimitError(Math.ceil(seconds * FPS), isPremium),
  }
}

/** The same of scenes that are written: how long they are together. */
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
