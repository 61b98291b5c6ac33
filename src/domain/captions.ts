import { captionPieces, letterWidth, type CaptionPiece, type CaptionWord, mayNotBeginLine } from './caption-pieces.ts'
import { captionBudget, type CaptionBudget, type CaptionLength } from './caption-styles.ts'
import { endsSentence } from './sentences.ts'

/** What one caption word may have, in characters. */
const MAX_WORD_LENGTH = 200

export const UNSPACED_SENTENCE = /(?<=[。！？][」』）]*)(?=[^。！？」』）\s])/u

export const PARTS = new RegExp(`.{1,${MAX_WORD_LENGTH}}`, 'gsu')

/** What is wrong with a caption word: which, where, and what to say. */
interface CaptionProblem {
  index: number
  field: 'word' | 'start' | 'end'
  text: string
}

/** One caption on the image; times in ms from the scene's start. */
export interface CaptionPage {
  start: number
  end: number
  pieces: CaptionPiece[]
}

/** A caption stays this long (ms) after its last word, unless the next one comes. */
const LINGER_MS = 500
/** A silence longer than this (ms) always ends a caption. */
const PAUSE_MS = 900

/** What one more caption costs, against the cost of uneven ones. */
const PAGE_COST = 0.25
/** Of a caption that would begin with what no line begins with. */
const UNWANTED_START = 5

/** A caption of a subtitle file may be so many times as long as a long one and still be shown whole. */
const WHOLE_CUE = 2.5

const ENDS_CLAUSE = /[,;:،、，；：–—][”"'’»)\]」』）]*$/u

/**
 * Cuts a scene's words into captions: at sentence ends and pauses always, inside a sentence so that the captions come out
 * evenly full and rather after a comma than in the middle of a thought. A caption that came from a subtitle file is never joined with
 * another and ends at the file's time; a long one of them is cut only where shorter captions are wanted.
 * @param language BCP 47 of the spoken words
 * @param areCuesWhole whether captions of a file stay whole however long they are
 */
export function captionPages(
  words: readonly CaptionWord[],
  length: CaptionLength,
  language: string,
  areCuesWhole = false,
): CaptionPage[] {
  const budget = captionBudget(length)
  const isWhole = (cue: readonly CaptionPiece[]) =>
    cue.at(-1)?.breakAfter === 'CUE' &&
    (areCuesWhole || (length === 'LONG' && widthOf(cue) <= budget.letters * WHOLE_CUE))
  const pages = cuesOf(captionPieces(words, language)).flatMap((cue) =>
    isWhole(cue) ? [cue] : sentences(cue).flatMap((sentence) => evenly(sentence, budget, language)),
  )
  return pages.map((page, index): CaptionPage => {
    const start = page[0]?.start ?? 0
    const spokenUntil = page.at(-1)?.end ?? start
    const next = pages[index + 1]?.[0]?.start ?? Infinity
    const linger = page.at(-1)?.breakAfter === 'CUE' ? 0 : LINGER_MS
    return { start, end: Math.max(Math.min(spokenUntil + linger, next), Math.min(spokenUntil, next)), pieces: page }
  })
}

const widthOf = (pieces: readonly CaptionPiece[]): number =>
  pieces.reduce((width, { text, glued }) => width + letterWidth(text) + (glued ? 0 : 1), 0)

/** The captions of a subtitle file; what is none of one is the last, whole. */
function cuesOf(pieces: readonly CaptionPiece[]): CaptionPiece[][] {
  const cues: CaptionPiece[][] = [[]]
  for (const piece of pieces) {
    cues.at(-1)?.push(piece)
    if (piece.breakAfter === 'CUE') cues.push([])
  }
  return cues.filter((cue) => cue.length > 0)
}

/** The caption at a time (ms from the scene's start). */
export function pageAt(pages: readonly CaptionPage[], ms: number): CaptionPage | undefined {
  return pages.findLast((page) => ms >= page.start && ms < page.end)
}

/** Position of the piece that is heard at a time, or was heard last; -1 before the first. */
export function spokenPiece(page: CaptionPage, ms: number): number {
  return page.pieces.findLastIndex((piece) => ms >= piece.start)
}

function sentences(pieces: readonly CaptionPiece[]): CaptionPiece[][] {
  const result: CaptionPiece[][] = []
  let current: CaptionPiece[] = []
  for (const [index, piece] of pieces.entries()) {
    current.push(piece)
    const next = pieces[index + 1]
    const pauses = next !== undefined && next.start - piece.end > PAUSE_MS
    if (next === undefined || pauses || (!next.glued && endsSentence(piece.text, next.text))) {
      result.push(current)
      current = []
    }
  }
  return result
}

/** Least-cost cuts (as in paragraph setting): the square of the room left over, and a price for cutting inside a clause. */
function evenly(sentence: readonly CaptionPiece[], budget: CaptionBudget, language: string): CaptionPiece[][] {
  const widths = sentence.map((piece) => letterWidth(piece.text) + (piece.glued ? 0 : 1))
  const tails = sentence.map((piece) => mayNotBeginLine(piece.text, language))
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= sentence.length; end++) {
    let width = 0
    let words = 0
    let choice = { cost: Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0; from--) {
      width += widths[from] ?? 0
      // What no caption begins with is part of the word before it.
      words += tails[from] ? 0 : sentence[from]?.glued && from > 0 && width < budget.letters ? 0.5 : 1
      if (from < end - 1 && (words > budget.words || width > budget.letters + 1)) break
      const before = best[from]
      if (!before) break
      const room = Math.max(0, 1 - Math.max(width / budget.letters, words / budget.words))
      const cost =
        before.cost + PAGE_COST + room * room + cutCost(sentence, end, tails) + brokenClauses(sentence, from, end)
      if (cost < choice.cost) choice = { cost, from }
    }
    best[end] = choice
  }
  const pages: CaptionPiece[][] = []
  for (let end = sentence.length; end > 0; end = best[end]?.from ?? 0)
    pages.unshift(sentence.slice(best[end]?.from ?? 0, end))
  return pages
}

/** A comma in the middle of a caption joins two thoughts that could stand alone. */
function brokenClauses(sentence: readonly CaptionPiece[], from: number, end: number): number {
  return sentence.slice(from, end - 1).some((piece) => ENDS_CLAUSE.test(piece.text)) ? 0.7 : 0
}

function cutCost(sentence: readonly CaptionPiece[], end: number, tails: readonly boolean[]): number {
  const last = sentence[end - 1]
  const next = sentence[end]
  if (tails[end]) return UNWANTED_START
  if (!last || !next || ENDS_CLAUSE.test(last.text)) return 0
  return next.glued && next.wordIndex === last.wordIndex ? 0.5 : 0.35
}

/** What stands against words with these times (ms): a missing word, times that run backwards or overlap. */
export function captionProblems(captions: readonly { word: string; start: number; end: number }[]): CaptionProblem[] {
  return captions.flatMap(({ word, start, end }, index): CaptionProblem[] => [
    ...(word.trim() === '' ? [{ index, field: 'word' as const, text: 'Enter a word' }] : []),
    ...(end < start ? [{ index, field: 'end' as const, text: 'A word must end after it starts' }] : []),
    ...(start < (captions[index - 1]?.end ?? 0)
      ? [{ index, field: 'start' as const, text: 'A word must start after the previous one ends' }]
      : []),
  ])
}
