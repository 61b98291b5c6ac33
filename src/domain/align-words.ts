import type { Phrase } from './phrases.ts'

/** A word and when it is said, ms. */
interface PlacedWord {
  word: string
  start: number
  end: number
}

/** What even a short word takes, in letters. */
const WORD_COST = 2.2
/** A cut after a full stop may be this share of the whole further away than one inside a clause. */
const SENTENCE_PULL = 0.06
const CLAUSE_PULL = 0.03

/**
 * Lays typed words onto the phrases of a recording. As many lines as phrases, empty ones counted or not: a line for each. Otherwise the words are shared by
 * their length, rather cut at a stop or a comma than inside a clause. Times grow and do not overlap.
 */
export function alignWords(text: string, phrases: readonly Phrase[]): PlacedWord[] {
  return sharesOf(text, phrases).flatMap((words, index) => {
    const phrase = phrases[index]
    return phrase ? placeWords(words, phrase) : []
  })
}

/** A line for each phrase, for a text that was written without regard to them. */
export function linesFor(text: string, phrases: readonly Phrase[]): string[] {
  return sharesOf(text, phrases).map((words) => words.join(' '))
}

function sharesOf(text: string, phrases: readonly Phrase[]): string[][] {
  const all = text.split(/\n/u).map(wordsOf)
  const written = all.filter((words) => words.length > 0)
  // A line for every phrase, some of them left empty because nothing is said there; or as many lines as phrases, with space between.
  const lines = [all, written].find(({ length }) => length === phrases.length)
  return lines ?? shareWords(written.flat(), phrases)
}

const wordsOf = (line: string) => line.split(/\s+/u).filter(Boolean)

/** How long a word takes to say, in letters; digits are said as words. */
function weightOf(word: string): number {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  return WORD_COST + letters + digits * 4
}

function shareWords(words: readonly string[], phrases: readonly Phrase[]): string[][] {
  const weights = words.map(weightOf)
  const total = weights.reduce((a, b) => a + b, 0)
  const length = phrases.reduce((sum, { start, end }) => sum + end - start, 0)
  // Where the words stand after each of them, as a share of all.
  const reached: number[] = []
  for (const weight of weights) reached.push((reached.at(-1) ?? 0) + weight / total)
  const shares: string[][] = []
  let from = 0
  let spoken = 0
  for (const [index, { start, end }] of phrases.entries()) {
    spoken += (end - start) / length
    const to = index === phrases.length - 1 ? words.length : cutNear(words, reached, spoken, from)
    shares.push(words.slice(from, to))
    from = to
  }
  return shares
}

function cutNear(words: readonly string[], reached: readonly number[], wanted: number, from: number): number {
  let best = { cut: from, cost: from === 0 ? wanted : Infinity }
  for (let cut = from; cut <= words.length; cut++) {
    const at = reached[cut - 1] ?? 0
    const word = words[cut - 1] ?? ''
    const pull = /[.!?…]["”’)]*$/u.test(word) ? SENTENCE_PULL : /[,;:–—]$/u.test(word) ? CLAUSE_PULL : 0
    const cost = Math.abs(at - wanted) - pull
    if (cost < best.cost) best = { cut, cost }
  }
  return best.cut
}

function placeWords(words: readonly string[], { start, end }: Phrase): PlacedWord[] {
  const weights = words.map(weightOf)
  const total = weights.reduce((a, b) => a + b, 0)
  let reached = 0
  return words.map((word, index) => {
    const from = start + ((end - start) * reached) / total
    reached += weights[index] ?? 0
    return { word, start: Math.round(from), end: Math.round(start + ((end - start) * reached) / total) }
  })
}
