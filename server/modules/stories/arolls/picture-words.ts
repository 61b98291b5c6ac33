/** Kinds of words a picture prompt is made of; of each, one is enough. */
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

/** Without the words of a group, and without what their loss leaves behind. */
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
