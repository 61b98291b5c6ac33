/** Divides the words of a text by a sign at each place where a line may end. */
type Hyphenate = (text: string, options: { hyphenChar: string; minWordLength: number }) => string

/** A language's hyphenation data; large, so it loads only with a text that needs it. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ hyphenateSync: Hyphenate }>>> = {
  de: () => import('hyphen/de'),
}

const loaded = new Map<string, Hyphenate>()
const primary = (language: string) => language.toLowerCase().split(/[-_]/u)[0] ?? ''

/** Shorter words are never divided, nor is less than three letters left of one, letters. */
export const MIN_DIVIDED = 12
const MIN_PART = 3
/** A place where a word may be divided; invisible unless it is. */
export const SOFT_HYPHEN = '\u00ad'
const BEHIND_HYPHEN = /(?<=\p{L}[-‐])(?=\p{L})/u

/** Whether the hyphenation of a language is loaded. */
export const canHyphenate = (language: string): boolean => loaded.has(primary(language))

/**
 * Loads where the words of a language may be divided; without it, and in other languages, a word that is too long is cut between any
 * letters.
 * @returns whether it was loaded now; text that was set before may change its layout
 */
export async function loadHyphenation(language: string): Promise<boolean> {
  const code = primary(language)
  const load = LANGUAGES[code]
  if (!load || loaded.has(code)) return false
  const { hyphenateSync } = await load()
  loaded.set(code, hyphenateSync)
  return true
}

/** The parts of a word between which it may be divided; the word itself where that is not known. */
export function syllablesOf(word: string, language: string): string[] {
  const hyphenate = loaded.get(primary(language))
  const length = word.match(/\p{L}/gu)?.length ?? 0
  if (!hyphenate || length < MIN_DIVIDED) return [word]
  const parts = hyphenate(word, { hyphenChar: SOFT_HYPHEN, minWordLength: MIN_PART }).split(SOFT_HYPHEN)
  return withoutShortEnds(parts.flatMap((part) => part.split(BEHIND_HYPHEN)))
}

function withoutShortEnds(parts: readonly string[]): string[] {
  const joined = [...parts]
  const isShort = (part: string | undefined) => (part?.match(/\p{L}/gu)?.length ?? 0) < MIN_PART
  while (joined.length > 1 && isShort(joined[0])) joined.splice(0, 2, joined.slice(0, 2).join(''))
  while (joined.length > 1 && isShort(joined.at(-1))) joined.splice(-2, 2, joined.slice(-2).join(''))
  return joined
}

/** A part of a word as it ends a line. */
export const hyphenated = (part: string): string => (/[-‐–—]$/u.test(part) ? part : `${part}-`)

/**
 * A word in as few parts as fit, about as long as each other, and rather where two words are joined; null where it cannot be divided so.
 * @param fits whether a part may stand on a line, with its hyphen
 */
export function divideWord(word: string, language: string, fits: (part: string) => boolean): string[] | null {
  const syllables = syllablesOf(word, language)
  const areFitting = (parts: readonly string[]) =>
    parts.every((part, at) => fits(at < parts.length - 1 ? hyphenated(part) : part))
  for (let count = 2; count <= syllables.length; count++) {
    const parts = [JOINT_BONUS, 0].map((bonus) => inEvenParts(syllables, count, bonus)).find(areFitting)
    if (parts) return parts
  }
  return null
}

/** How much nearer to the middle, in letters, another place has to be than one between two words. */
const JOINT_BONUS = 5
/** The end of the first of two joined words: a hyphen, or a noun's ending with the s that joins it. */
const JOINT = /(?:[-‐]|(?:keit|heit|ung|schaft|ion|tät|tum|ling|fahrt)s)$/iu

function inEvenParts(syllables: readonly string[], count: number, bonus: number): string[] {
  const total = syllables.join('').length
  const parts: string[] = []
  let rest = syllables
  for (let part = 1; part < count; part++) {
    const aim = (total * part) / count - parts.join('').length
    // Enough syllables stay for the parts that follow.
    const beginnings = rest.slice(0, rest.length - (count - part)).map((_, at) => rest.slice(0, at + 1).join(''))
    const cost = (text: string) => Math.abs(text.length - aim) - (JOINT.test(text) ? bonus : 0)
    const best = beginnings.reduce((one, other) => (cost(other) < cost(one) ? other : one))
    parts.push(best)
    rest = rest.slice(beginnings.indexOf(best) + 1)
  }
  return [...parts, rest.join('')]
}
