import { endsAbbreviated } from './sentence-end.ts'

/**
 * Cuts a text at sentence ends. The parts joined again are the text itself, each keeps the white space that follows it.
 * Works for any script; `language` is BCP 47 and falls back to English when unknown.
 */
export function splitSentences(text: string, language = 'en'): string[] {
  const parts: string[] = []
  for (const { segment } of segmenterFor(language, 'sentence').segment(text)) {
    const previous = parts.at(-1)
    if (previous !== undefined && continues(previous, segment)) parts[parts.length - 1] = previous + segment
    else parts.push(segment)
  }
  return parts
}

/** Words a person would count: letters or digits, in any script. */
export function countWords(text: string, language = 'en'): number {
  let count = 0
  for (const part of segmenterFor(language, 'word').segment(text)) if (part.isWordLike) count++
  return count
}

/** An Intl.Segmenter for the language, or for English where the tag is not a valid one. */
export function segmenterFor(language: string, granularity: 'sentence' | 'word' | 'grapheme'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity })
  } catch {
    return new Intl.Segmenter('en', { granularity })
  }
}

function continues(previous: string, next: string): boolean {
  if (/\n\s*$/u.test(previous)) return false
  if (previous.trim() === '' || next.trim() === '') return true
  if (/^\p{Ll}/u.test(next) && !/[!?。！？]["'”’)\]]*\s+$/u.test(previous)) return true
  return endsAbbreviated(previous, next)
}
