/** A word of a transcript; times in ms. */
export interface Word {
  word: string
  start: number
  end: number
  /** 0 to 1; absent where the user wrote it. */
  confidence?: number | undefined
}

/** Below this confidence, a word is marked. */
const SURE = 0.6
/** A longer silence starts a paragraph, ms. */
const PARAGRAPH_MS = 700
const MAX_PARAGRAPH_LENGTH = 70

export const isUncertain = ({ confidence }: Word): boolean => confidence !== undefined && confidence < SURE

/** Replaces a word with typed text: empty text removes it, several words share its time by their length. */
export function replaceWord(words: readonly Word[], at: number, typed: string): Word[] {
  const old = words[at]
  if (!old) return [...words]
  const parts = typed.split(/\s+/u).filter(Boolean)
  if (parts.length === 1 && parts[0] === old.word) return [...words]
  const letters = parts.reduce((sum, part) => sum + part.length, 0)
  let reached = 0
  const placed = parts.map((word) => {
    const from = old.start + ((old.end - old.start) * reached) / letters
    reached += word.length
    return {
      word: word.slice(0, 300),
      start: Math.round(from),
      end: Math.round(old.start + ((old.end - old.start) * reached) / letters),
    }
  })
  return words.toSpliced(at, 1, ...placed)
}

/** Joins two words that were recognised separately. */
export function joinWithNext(words: readonly Word[], at: number): Word[] {
  const [first, second] = [words[at], words[at + 1]]
  if (!first || !second) return [...words]
  return words.toSpliced(at, 2, { word: first.word + second.word, start: first.start, end: second.end })
}

/** The word that is playing at a time, or the last one before it; -1 before the first. */
export function wordAt(words: readonly Word[], ms: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Indexes of the words that start a paragraph: after a silence, or after a sentence once one is long. */
export function paragraphsOf(words: readonly Word[]): number[] {
  const starts: number[] = []
  for (const [at, { start }] of words.entries()) {
    const before = words[at - 1]
    const length = at - (starts.at(-1) ?? 0)
    const isLong = length >= MAX_PARAGRAPH_LENGTH && /[.!?…。]["”’)]*$/u.test(before?.word ?? '')
    if (!before || start - before.end >= PARAGRAPH_MS || isLong) starts.push(at)
  }
  return starts
}
