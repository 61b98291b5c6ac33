import { refused } from '#server/http/http-error.ts'

/**
 * What is never drawn, as whole words or word groups. A small list on purpose: it stops what nobody needs in a story and lets a
 * crime novel, a war report or a lesson in medicine pass.
 */
const NEVER = [
  /\b(?:child|kid|minor|teen|under ?age)\w*\b.{0,40}\b(?:nude|naked|sex(?:y|ual\w*)?|porn\w*|erotic\w*)\b/iu,
  /\b(?:nude|naked|sex(?:y|ual\w*)?|porn\w*|erotic\w*)\b.{0,40}\b(?:child|kid|minor|teen|under ?age)\w*\b/iu,
  /\b(?:child porn\w*|csam|porn\w*|hentai|bestiality|gore porn|snuff film)\b/iu,
  /\b(?:beheading|dismember\w*|disembowel\w*|torture porn)\b/iu,
  /\bhow to (?:build|make) (?:a |an )?(?:bomb|explosive\w*|nerve agent)\b/iu,
]

/** Refuses a prompt that may break the content rules. */
export function requireSafePrompt(prompt: string): void {
  // Invisible characters and wide letters must not hide a word.
  const plain = prompt.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (NEVER.some((pattern) => pattern.test(plain)))
    throw refused('SAFETY_SYSTEM_VIOLATION', 'This prompt cannot be drawn because it may break the content rules')
}
