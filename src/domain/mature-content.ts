/** Words of mature content. Content that the rules forbid to all users is not among it. */
const MATURE = /\b(?:nude|nudity|naked|topless|erotic\w*|sexy|sexual\w*|lingerie|striptease|fetish\w*|gore|gory)\b/iu

/** Invisible characters and wide letters must not hide a word. */
export const plainWords = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

/** Whether words ask for mature content. */
export function asksForMatureContent(text: string): boolean {
  return MATURE.test(plainWords(text))
}

/** The same words without those that ask for it. */
export function withoutMatureContent(text: string): string {
  if (!asksForMatureContent(text)) return text
  return plainWords(text).replace(new RegExp(MATURE, 'giu'), '').replace(/\s+/gu, ' ').trim()
}
