/** Seconds at rate 1, fitted to the built-in voices, which all read at one pace. */
const SYLLABLE_S = 0.16
const WORD_S = 0.06
const PAUSES = { comma: 0.2, clause: 0.3, sentence: 0.43, paragraph: 0.7 }
/** Silence before the first and after the last word of a scene. */
const EDGES_S = 0.28
const LETTER_S = 1 / 13.5
/** Scripts that write a syllable or a word as one sign. */
const SIGN_S = 1 / 4.6

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/**
 * Seconds it takes to speak a text as one scene at `rate` (1 = the voice's own pace, 0.5 to 2). `language` is BCP 47;
 * English is counted by syllables, other languages by letters or signs. 0 for a text without words.
 */
export function estimateSeconds(text: string, language: string, rate = 1): number {
  if (!/[\p{L}\p{N}]/u.test(text)) return 0
  const sound = /^en\b/iu.test(language) ? englishSeconds(text) : otherSeconds(text)
  return (sound + pauseSeconds(text) + EDGES_S) / rate
}

/** Syllables of an English word, by its vowels; numbers by how they are read. */
export function countSyllables(word: string): number {
  const digits = word.match(/\d/gu)?.length ?? 0
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '')
  if (letters === '') return digits * 1.6
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^l]e)$/u, (end) => end.charAt(0))
  const groups = trimmed.match(/[aeiouy]+/gu)?.length ?? 0
  return Math.max(1, groups) + digits * 1.6
}

function englishSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return words.reduce((sum, word) => sum + WORD_S + countSyllables(word) * SYLLABLE_S, 0)
}

function otherSeconds(text: string): number {
  const signs = text.match(SIGNS)?.length ?? 0
  const letters = (text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) - signs
  return signs * SIGN_S + letters * LETTER_S
}

/** Pauses inside the text; the one after its end belongs to the edges. */
function pauseSeconds(text: string): number {
  const inner = text.trim().replace(/[\s\p{P}]+$/u, '')
  const count = (mark: RegExp) => inner.match(mark)?.length ?? 0
  const paragraphs = count(/\n/gu)
  return (
    count(/[,、،)](?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu) * PAUSES.comma +
    count(/[;:–—](?=\s|$)|(?<=\s)[–—]|\.\.\./gu) * PAUSES.clause +
    Math.max(0, count(/[.!?]["'”’)]*(?=\s)|[。！？؟]/gu) - paragraphs) * PAUSES.sentence +
    paragraphs * PAUSES.paragraph
  )
}
