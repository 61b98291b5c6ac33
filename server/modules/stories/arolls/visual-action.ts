import type { VisualAction } from '#generated/schema.ts'
import { MAX_PROMPT_LENGTH } from './magic-prompt.ts'
import { ANGLES, FRAMINGS, tidy, TIMES, without, type WordGroup } from './picture-words.ts'

export type { VisualAction }

const CHANGES: Readonly<Record<VisualAction, (prompt: string) => string>> = {
  CLOSER: (prompt) => `close-up of ${lowered(without(prompt, FRAMINGS))}, every detail visible`,
  WIDER: (prompt) => `wide shot, ${lowered(without(prompt, FRAMINGS))}, seen from afar`,
  OTHER_ANGLE: (prompt) => `${without(prompt, ANGLES)}, ${next(prompt, ANGLES)}`,
  OTHER_TIME_OF_DAY: (prompt) => `${without(prompt, TIMES)}, ${next(prompt, TIMES)}`,
  MORE_DETAIL: (prompt) => `${prompt}, rich in detail, fine textures, small things around it`,
  SIMPLER: (prompt) => `${prompt.split(',')[0] ?? prompt}, simple, calm empty background`,
  MORE_DRAMATIC: (prompt) => `${prompt}, dramatic light, dark storm clouds, long shadows`,
}

/** A picture's prompt, changed as the action says. */
export function changedPrompt(prompt: string, action: VisualAction): string {
  return tidy(CHANGES[action](tidy(prompt))).slice(0, MAX_PROMPT_LENGTH)
}

/** The word after the one that stands there now, so that asking again goes round. */
function next(prompt: string, { words }: WordGroup): string {
  const at = words.findIndex((word) => prompt.toLowerCase().includes(word))
  return words[(at + 1) % words.length] ?? words[0]
}

/** Inside a sentence; names and 'I' stay large. */
function lowered(prompt: string): string {
  return /^(?:A|An|The|Two|Three|Some|One)\b/u.test(prompt) ? prompt.charAt(0).toLowerCase() + prompt.slice(1) : prompt
}
