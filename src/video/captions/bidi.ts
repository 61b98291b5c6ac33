import type { Bidi } from 'bidi-js'

/** Direction of writing. */
export type Direction = 'ltr' | 'rtl'

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u

/** Direction of a text: that of its first letter. */
export function textDirection(text: string): Direction {
  for (const letter of text) if (LETTER.test(letter)) return RTL.test(letter) ? 'rtl' : 'ltr'
  return 'ltr'
}

/**
 * Direction of a caption: that of its scene where most letters are written from right to left, so that one that begins with a foreign
 * name, or holds nothing else, stands as the sentence does that it is cut from.
 */
export function captionDirection(caption: string, scene: string): Direction {
  const letters = scene.match(/\p{L}/gu) ?? []
  const isRtl = letters.filter((letter) => RTL.test(letter)).length * 2 > letters.length
  return isRtl ? 'rtl' : textDirection(caption)
}

/** A word of a line; `glued` where no space stands before it. */
export interface LineWord {
  text: string
  glued: boolean
}

/** The runs of a line from left to right: letters of one word and one direction, or the space before a word. */
export type LineRun = { word: number; text: string; direction: Direction } | { spaceBefore: number }

/** Signs that set a direction themselves. */
const EMBEDDING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether the order of a text's words takes the bidirectional algorithm. */
export const needsBidi = (text: string): boolean => RTL.test(text) || EMBEDDING.test(text)

let bidi: Bidi | undefined

/**
 * Loads the bidirectional algorithm, which most films never need.
 * @returns whether it was loaded now; lines that were set before may change their order
 */
export async function loadBidi(): Promise<boolean> {
  if (bidi) return false
  const { default: createBidi } = await import('bidi-js')
  bidi = createBidi()
  return true
}

/**
 * The runs of a line in the order in which they stand, by the Unicode bidirectional algorithm; until that is loaded, whole words in the
 * line's direction. A word has several where its signs belong to what stands around it: the bracket of '15)' closes what an Arabic word
 * has opened.
 */
export function visualRuns(words: readonly LineWord[], base: Direction): LineRun[] {
  const signs = words.flatMap(({ text, glued }, word) => [
    ...(word > 0 && !glued ? [{ sign: ' ', word, isSpace: true }] : []),
    ...Array.from({ length: text.length }, (_, at) => ({ sign: text.charAt(at), word, isSpace: false })),
  ])
  const line = signs.map(({ sign }) => sign).join('')
  if (!bidi || (base === 'ltr' && !needsBidi(line))) return wordByWord(words, base)
  const embedding = bidi.getEmbeddingLevels(line, base)
  const levelOf = (at: number) => embedding.levels[at] ?? 0
  const stretches: { from: number; to: number }[] = []
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const last = stretches.at(-1)
    const sign = signs[at]
    const before = last && signs[last.from]
    const isNext =
      last &&
      (at === last.to || at === last.from - 1) &&
      before?.word === sign?.word &&
      before?.isSpace === sign?.isSpace
    if (last && isNext && levelOf(at) === levelOf(last.from)) {
      last.from = Math.min(last.from, at)
      last.to = Math.max(last.to, at + 1)
    } else stretches.push({ from: at, to: at + 1 })
  }
  return stretches.map(({ from, to }): LineRun => {
    const { word = 0, isSpace = false } = signs[from] ?? {}
    if (isSpace) return { spaceBefore: word }
    return { word, text: line.slice(from, to), direction: levelOf(from) % 2 === 1 ? 'rtl' : 'ltr' }
  })
}

function wordByWord(words: readonly LineWord[], base: Direction): LineRun[] {
  const runs = words.flatMap(({ text, glued }, word): LineRun[] => [
    ...(word > 0 && !glued ? [{ spaceBefore: word }] : []),
    { word, text, direction: textDirection(text) },
  ])
  return base === 'ltr' ? runs : runs.reverse()
}
