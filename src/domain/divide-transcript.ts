import { endsSentence } from './sentences.ts'
import { framesToMs, msToFrames, sceneDurationInFrames } from './frames.ts'

/** A word and its time, ms. */
export interface SaidWord {
  word: string
  start: number
  end: number
  /** A break after it in a subtitle file. */
  break_after?: 'LINE' | 'CUE' | undefined
}

export interface TranscriptPart<Word extends SaidWord = SaidWord> {
  words: Word[]
  /** Frames of the recording, the end exclusive; parts follow each other without a gap. */
  from: number
  to: number
}

/** Length a scene should have, s. */
const WANTED = { SHORT: 6, MEDIUM: 11, LONG: 18 } as const
/** No scene is longer than so many times that, as long as there is a word to cut after. */
const MAX_STRETCH = 2.2
/** No scene is shorter, frames. */
const MIN_FRAMES = 30
/** Cost of a cut inside a clause or a sentence, or without a pause; an ideal length costs 0, a double one 1. */
const INSIDE_CLAUSE = 0.9
const INSIDE_SENTENCE = 0.35
const NO_BREATH = 0.25
const BREATH_MS = 250
/** A caption of a subtitle file stays in one scene wherever another cut is possible. */
const INSIDE_CUE = 25

/**
 * Cuts a transcript into scenes: rather after a sentence and where the speaker takes breath, each about as long as the size says. All
 * of the recording is kept: a silence between two scenes is shared.
 * @param lengthMs of the whole recording
 */
export function divideTranscript<Word extends SaidWord>(
  words: readonly Word[],
  lengthMs: number,
  size: keyof typeof WANTED,
): TranscriptPart<Word>[] {
  const end = sceneDurationInFrames(Math.max(1, lengthMs), 0)
  const hasCues = words.some(({ break_after: ends }) => ends === 'CUE')
  const cuts = bestCuts(words, boundariesOf(words, end), WANTED[size], hasCues)
  return cuts.slice(1).map(({ word, frame }, at) => {
    const from = cuts[at] ?? { word: 0, frame: 0 }
    return { words: words.slice(from.word, word), from: from.frame, to: frame }
  })
}

interface Cut {
  /** Words before it. */
  word: number
  frame: number
}

/** Where a cut after each number of words would be. */
function boundariesOf(words: readonly SaidWord[], end: number): number[] {
  return Array.from({ length: words.length + 1 }, (_, at) => {
    const [before, after] = [words[at - 1], words[at]]
    if (!before) return 0
    return after ? Math.min(end, msToFrames((before.end + after.start) / 2)) : end
  })
}

/** The cheapest way through all words; 0 and the end are always among the cuts. */
function bestCuts(
  words: readonly SaidWord[],
  frames: readonly number[],
  wantedSeconds: number,
  hasCues: boolean,
): Cut[] {
  const wanted = wantedSeconds * 1000
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= words.length; to++) {
    let found = { cost: Infinity, from: to - 1 }
    for (let from = to - 1; from >= 0; from--) {
      const length = (frames[to] ?? 0) - (frames[from] ?? 0)
      const ms = framesToMs(length)
      const isOnly = from === 0 && to === words.length
      if (length < MIN_FRAMES && !isOnly) continue
      if (ms > wanted * MAX_STRETCH && found.cost < Infinity) break
      const cost = (best[from]?.cost ?? Infinity) + lengthCost(ms / wanted) + breakCost(words, to, hasCues)
      if (cost < found.cost) found = { cost, from }
    }
    best.push(found)
  }
  return backwards(best, words.length).map((word) => ({ word, frame: frames[word] ?? 0 }))
}

function backwards(best: readonly { cost: number; from: number }[], last: number): number[] {
  const path = [last]
  for (let at = last; at > 0; at = path[0] ?? 0) path.unshift(best[at]?.from ?? 0)
  return path
}

const lengthCost = (share: number) => (share < 1 ? (1 - share) ** 2 : (share - 1) ** 2 * 1.2)

function breakCost(words: readonly SaidWord[], at: number, hasCues: boolean): number {
  const [before, after] = [words[at - 1], words[at]]
  if (!before || !after) return 0
  const cue = hasCues && before.break_after !== 'CUE' ? INSIDE_CUE : 0
  const inside = endsSentence(before.word, after.word)
    ? 0
    : /[,;:–—、，]$/u.test(before.word)
      ? INSIDE_SENTENCE
      : INSIDE_CLAUSE
  return cue + inside + (after.start - before.end < BREATH_MS ? NO_BREATH : 0)
}
