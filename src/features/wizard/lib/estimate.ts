import { FPS } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { sceneSeconds } from '#src/domain/scene-length.ts'
import type { Choices } from './choices.ts'
import { countWords } from './text-check.ts'

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

/** What a story will become, told while it is typed: a script is read at the voices' pace, a prompt gets the length asked for. */
export function estimateStory(choices: Choices, isPremium: boolean): Estimate {
  const { kind, text, language, size, pace } = choices
  const seconds = kind === 'SCRIPT' ? estimateSeconds(text, language) : choices.seconds
  const scenes = seconds === 0 ? 0 : Math.max(1, Math.round(seconds / sceneSeconds(size, pace)))
  return {
    words: countWords(text, language),
    seconds,
    scenes,
    perScene: scenes === 0 ? 0 : seconds / scenes,
    problem: lengthLimitError(Math.ceil(seconds * FPS), isPremium),
  }
}
