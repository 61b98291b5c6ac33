import type { VisualAction } from '#generated/schema.ts'

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

/** Longest prompt of an image. */
export const MAX_PROMPT_LENGTH = 2_000

/** Kinds of words in an image prompt; one of each is enough. */
export interface WordGroup {
  /** Whether a prompt has one already. */
  known: RegExp
  words: readonly [string, ...string[]]
}

export const TIMES: WordGroup = {
  known:
    /,?\s*\b(?:at|in the|on a|by|under)?\s*\b(?:dawn|sunrise|morning|noon|midday|afternoon|dusk|sunset|evening|twilight|night|midnight|golden hour|moonlight)\b/giu,
  words: ['at dawn', 'at noon', 'at dusk', 'at night'],
}

export const FRAMINGS: WordGroup = {
  known:
    /,?\s*\b(?:(?:extreme )?close[- ]?up(?: view)?(?: of)?|close view(?: of)?|wide (?:shot|view)(?: of)?|seen from afar|from afar|panorama(?: of)?|medium shot(?: of)?)\b/giu,
  words: ['wide shot', 'close-up', 'seen from afar'],
}

export const ANGLES: WordGroup = {
  known: /,?\s*\b(?:from (?:above|below|behind|the side)|bird’?s[- ]eye view|low angle|high angle|side view)\b/giu,
  words: ['from above', 'from below', 'from behind', 'from the side'],
}

export const LIGHTS: WordGroup = {
  known: /\b(?:light|lamp|shadows?|backlit|glow\w*|sunny|silhouettes?)\b/iu,
  words: [
    'soft light from the side',
    'long shadows',
    'warm glowing light',
    'clear light, fine haze',
    'backlit, bright edges',
  ],
}

export const DETAILS: WordGroup = {
  known: /\b(?:foreground|background|depth)\b/iu,
  words: [
    'something small in the foreground, calm background',
    'clear foreground and a far background',
    'quiet background, one thing stands out',
  ],
}

/** Without the words of a group, and without their leftover punctuation. */
export function without(prompt: string, { known }: WordGroup): string {
  return tidy(prompt.replace(known, ''))
}

export function has(prompt: string, { known }: WordGroup): boolean {
  known.lastIndex = 0
  return known.test(prompt)
}

export function tidy(prompt: string): string {
  return prompt
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.])/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/^[\s,]+|[\s,.]+$/gu, '')
}

/** Adds what a prompt lacks: framing, time, light. @param chance 0 to 1, for each choice again */
export function enriched(prompt: string, chance: () => number): string {
  const missing = [FRAMINGS, TIMES, LIGHTS, DETAILS].filter((group) => !has(prompt, group))
  const added = missing.map((group) => choose(group, chance))
  // A full prompt still changes: the button always has an effect.
  const more = added.length > 0 ? added : ['fine textures, rich in detail']
  return tidy([tidy(prompt), ...more].join(', ')).slice(0, MAX_PROMPT_LENGTH)
}

function choose({ words }: WordGroup, chance: () => number): string {
  return words[Math.floor(chance() * words.length)] ?? words[0]
}

/** An image's prompt, changed as the action says. */
export function changedPrompt(prompt: string, action: VisualAction): string {
  return tidy(CHANGES[action](tidy(prompt))).slice(0, MAX_PROMPT_LENGTH)
}

/** The word after the current one, so that repeats cycle through them. */
function next(prompt: string, { words }: WordGroup): string {
  const at = words.findIndex((word) => prompt.toLowerCase().includes(word))
  return words[(at + 1) % words.length] ?? words[0]
}

/** Inside a sentence; names and 'I' stay capitalized. */
function lowered(prompt: string): string {
  return /^(?:A|An|The|Two|Three|Some|One)\b/u.test(prompt) ? prompt.charAt(0).toLowerCase() + prompt.slice(1) : prompt
}
