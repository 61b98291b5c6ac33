import { divideWord, hyphenated, syllablesOf } from './hyphenation.ts'
import { memoize } from './memoize.ts'

/** Closing marks and small or lengthening kana, which a line of Chinese or Japanese never begins with. */
const EAST_ASIAN =
  /^[、。，．・：；？！‼⁇⁈⁉」』）】〕〉》｝］〙〗ー々〻ゝゞヽヾ〜～％ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]/u

/** Marks that end a clause or close something, where they stand by themselves: 'Bonjour !' */
const MARKS = /^(?:[!?,:;%]|\p{Pe}|\p{Pf})+$/u

/** Suffixes of a Japanese noun or verb: particles, and endings that are cut off of it. */
const JAPANESE_TAILS = new Set(
  'は が を に で と も へ の ね よ か や な さ わ ぞ ぜ には では とは へは にも でも とも への での との から まで より だけ しか ばかり ほど など って ので のに けど けれど かも です でし だ だっ だろ でしょ う た て し っ ま ます まし ませ ました した なか ない なく なけれ れ られ せ させ てい ている こう かって くだ さい ください じゃ ん ば たい たく そう よう ながら つつ たら なら ても'.split(
    ' ',
  ),
)

const SIGNS_AT_END = /[\p{P}\p{S}]+$/u

/** A spoken word; times in ms from the scene's start. */
export interface CaptionWord {
  word: string
  start: number
  end: number
  /** A break of the subtitle file after it: of the line or of the caption. */
  break_after?: CaptionBreak | undefined
}

export type CaptionBreak = 'LINE' | 'CUE'

/** The unit that is shown and highlighted: a word, or a part of one where a script has no spaces or a word is endless. */
export interface CaptionPiece {
  text: string
  start: number
  end: number
  /** Position of its word in the scene's captions. */
  wordIndex: number
  /** Stands directly at the piece before it, without a space. */
  glued: boolean
  /** Of its word, on the word's last piece. */
  breakAfter?: CaptionBreak | undefined
  /** The first part of a word that is divided: where a line or a caption ends with it, a hyphen says so. */
  isHyphenated?: boolean | undefined
}

/** Words longer than this (in user-perceived letters) are shown in parts. */
export const MAX_WORD_LENGTH = 26
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u
const HAS_LETTER = /[\p{L}\p{N}]/u

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordSegmenter = memoize(
  100,
  (language) => new Intl.Segmenter(Intl.getCanonicalLocales(language.replace('_', '-')), { granularity: 'word' }),
)

/** User-perceived letters: an emoji of many code points is one. */
export function graphemes(text: string): string[] {
  return [...graphemeSegmenter.segment(text)].map((part) => part.segment)
}

/** Width in letters; CJK and emoji take two. */
export function letterWidth(text: string): number {
  let width = 0
  for (const letter of graphemes(text)) width += WIDE.test(letter) ? 2 : 1
  return width
}

/** Pieces as they are read on one line, with a hyphen where it ends inside of a word. */
export function textOfPieces(pieces: readonly Pick<CaptionPiece, 'text' | 'glued' | 'isHyphenated'>[]): string {
  const text = pieces.map(({ text: word, glued }, at) => (at > 0 && !glued ? ` ${word}` : word)).join('')
  return pieces.at(-1)?.isHyphenated ? hyphenated(text) : text
}

/** A word in the parts between which a line may end; `isHyphenated`: with a hyphen. */
export function breakableParts(word: string, language: string): { parts: string[]; isHyphenated: boolean } {
  const isUnspaced = UNSPACED.test(word)
  return { parts: isUnspaced ? inWords(word, language) : syllablesOf(word, language), isHyphenated: !isUnspaced }
}

/** A part of a word; `isHyphenated`: at the end of a line it is divided from the rest by a hyphen. */
interface WordPart {
  text: string
  isHyphenated?: boolean
}

function inParts(word: string, language: string): WordPart[] {
  const parts = UNSPACED.test(word) ? inWords(word, language) : [word]
  return parts.flatMap((part): WordPart[] => {
    if (graphemes(part).length <= MAX_WORD_LENGTH) return [{ text: part }]
    const divided = divideWord(part, language, (piece) => graphemes(piece).length <= MAX_WORD_LENGTH)
    if (divided) return divided.map((text, at) => ({ text, isHyphenated: at < divided.length - 1 }))
    return cutLetters(part).map((text) => ({ text }))
  })
}

/** The words of a text without spaces, each with characters that cannot begin a line: its marks, and in Japanese its particles and endings. */
function inWords(text: string, language: string): string[] {
  const parts: string[] = []
  for (const { segment } of wordSegmenter(language).segment(text)) {
    const last = parts.length - 1
    const before = parts[last]
    const isSign = !HAS_LETTER.test(segment) && !EMOJI.test(segment) && !mayNotEndLine(segment)
    if (before !== undefined && (isSign || mayNotBeginLine(segment, language) || mayNotEndLine(before)))
      parts[last] = before + segment
    else parts.push(segment)
  }
  return parts
}

function cutLetters(word: string): string[] {
  const letters = graphemes(word)
  const count = Math.ceil(letters.length / MAX_WORD_LENGTH)
  const size = Math.ceil(letters.length / count)
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    let cut = (index + 1) * size
    while (cut > index * size + 1 && mayNotBeginLine(letters[cut] ?? '', '')) cut--
    return cut
  })
  return [0, ...cuts].map((from, index) => letters.slice(from, cuts[index]).join(''))
}

/**
 * The pieces of a scene's captions in spoken order. A word that is shown in parts shares its time among them by their length.
 * @param language BCP 47, decides where scripts without spaces may break
 */
export function captionPieces(words: readonly CaptionWord[], language: string): CaptionPiece[] {
  return words.flatMap(({ word, start, end, break_after: breakAfter }, wordIndex) => {
    const text = word.trim()
    if (text === '') return []
    const parts = inParts(text, language)
    const total = parts.reduce((sum, part) => sum + part.text.length, 0)
    let before = 0
    return parts.map(({ text: part, isHyphenated }, index): CaptionPiece => {
      const from = start + ((end - start) * before) / total
      before += part.length
      const until = start + ((end - start) * before) / total
      const isLast = index === parts.length - 1
      return {
        text: part,
        start: from,
        end: until,
        wordIndex,
        glued: index > 0,
        ...(isLast && breakAfter && { breakAfter }),
        ...(isHyphenated && { isHyphenated }),
      }
    })
  })
}

/**
 * Whether a line must not begin with a text (Japanese kinsoku): closing marks, small kana and the lengthening sign; in Japanese what
 * belongs to the word before it, too.
 */
export function mayNotBeginLine(text: string, language: string): boolean {
  if (EAST_ASIAN.test(text) || MARKS.test(text)) return true
  return /^ja\b/iu.test(language) && JAPANESE_TAILS.has(text.replace(SIGNS_AT_END, ''))
}

/** Whether a line must not end with a text: it opens something. */
const mayNotEndLine = (text: string): boolean => /[「『（【〔〈《｛［〘〖“‘]$/u.test(text)
