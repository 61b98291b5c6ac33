import type { Phrase } from './phrases.ts'
import { endsSentence } from './sentences.ts'

/** A word and its time, ms. */
interface PlacedWord {
  word: string
  start: number
  end: number
}

/** Length of a word beside its letters, in letters. */
const WORD_COST = 2.2
/** Cost of ending a phrase inside a sentence or after a comma where the speaker pauses, and a sentence without a pause. */
const INSIDE_CLAUSE = 0.6
const INSIDE_SENTENCE = 0.2
const UNPAUSED_STOP = 0.5
/**
 * How far a phrase may well be from the time that its words take at an even pace, seconds squared: words differ one by one, which grows
 * with the phrase's seconds, and whole phrases are spoken faster or slower, which grows with their square.
 */
const spreadOf = (seconds: number) => 0.2 + 0.2 * seconds + 0.4 * seconds * seconds
/** A pause as long as this (ms) rather ends a sentence; a longer one counts at most twice. */
const USUAL_PAUSE = 450
/** A phrase may end this share of all words away from where an even pace would end it, or so many words at least and at most. */
const REACH = { share: 0.08, least: 24, most: 140 }

/**
 * Lays typed words onto the phrases of a recording. As many lines as phrases, empty ones counted or not: a line for each. Otherwise all
 * words are shared at once, so that each phrase gets about as many as it has time for and ends at a stop or a comma where it can. Times
 * grow and do not overlap.
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
  return givenShares(text, phrases) ?? shareWords(wordsOf(text), phrases)
}

/** The line of each phrase, where the text was written with regard to them; null also for lines that {@link linesFor} proposed. */
export function linesGiven(text: string, phrases: readonly Phrase[]): string[] | null {
  const lines = givenShares(text, phrases)?.map((words) => words.join(' '))
  const proposed = shareWords(wordsOf(text), phrases)
  return lines?.some((line, at) => line !== proposed[at]?.join(' ')) ? lines : null
}

/** A line for every phrase, some of them empty because they hold no speech; or as many lines as phrases, with space between. */
function givenShares(text: string, phrases: readonly Phrase[]): string[][] | null {
  const all = text.split(/\n/u).map(wordsOf)
  const written = all.filter((words) => words.length > 0)
  return [all, written].find(({ length }) => length === phrases.length) ?? null
}

const wordsOf = (line: string) => line.split(/\s+/u).filter(Boolean)

/** A word's spoken length, in letters; digits are spoken as words. */
function weightOf(word: string): number {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  return WORD_COST + letters + digits * 4
}

/** The cheapest way to share the words among the phrases: a fault in one phrase is never carried on into the next. */
function shareWords(words: readonly string[], phrases: readonly Phrase[]): string[][] {
  if (phrases.length === 0 || words.length === 0) return phrases.map(() => [])
  const said = sums(words.map(weightOf))
  const stops = sums(words.map((word, at) => (endsSentence(word, words[at + 1] ?? '') ? 1 : 0)))
  const spokenBefore = sums(phrases.map(({ start, end }) => end - start))
  const rate = (said.at(-1) ?? 1) / Math.max(1, spokenBefore.at(-1) ?? 1)
  const reach = Math.min(REACH.most, Math.max(REACH.least, Math.ceil(words.length * REACH.share)))
  const costAfter = words.map((word, at) => cutCost(word, words[at + 1] ?? ''))
  let before = new Map([[0, 0]])
  const cuts: Map<number, number>[] = []
  for (const [index, phrase] of phrases.entries()) {
    const seconds = (phrase.end - phrase.start) / 1000
    const spread = spreadOf(seconds)
    const pause = Math.min(2, ((phrases[index + 1]?.start ?? Infinity) - phrase.end) / USUAL_PAUSE)
    const isLast = index === phrases.length - 1
    const wanted = isLast ? words.length : placeOf(said, (spokenBefore[index + 1] ?? 0) * rate)
    const [least, most] = isLast
      ? [words.length, words.length]
      : [Math.max(0, wanted - reach), Math.min(words.length, wanted + reach)]
    const reached = new Map<number, number>()
    const from = new Map<number, number>()
    for (let to = least; to <= most; to++)
      for (const [start, cost] of before) {
        if (start > to) continue
        const late = ((said[to] ?? 0) - (said[start] ?? 0)) / rate / 1000 - seconds
        const inner = to > start ? (stops[to - 1] ?? 0) - (stops[start] ?? 0) : 0
        const cut = isLast || to === start || to === words.length ? 0 : (costAfter[to - 1] ?? 0) * pause
        const whole = cost + (late * late) / spread + inner * UNPAUSED_STOP + cut
        if (whole >= (reached.get(to) ?? Infinity)) continue
        reached.set(to, whole)
        from.set(to, start)
      }
    cuts.push(from)
    before = reached
  }
  const shares: string[][] = []
  let to = words.length
  for (const from of cuts.toReversed()) {
    const start = from.get(to) ?? 0
    shares.unshift(words.slice(start, to))
    to = start
  }
  return shares
}

/** Of a list, the sums of its first none, one, two and so on. */
function sums(values: readonly number[]): number[] {
  const result = [0]
  for (const value of values) result.push((result.at(-1) ?? 0) + value)
  return result
}

/** How many words are spoken by a time, at an even pace. */
function placeOf(said: readonly number[], weight: number): number {
  const at = said.findIndex((sum) => sum >= weight)
  return at < 0 ? said.length - 1 : at
}

function cutCost(word: string, next: string): number {
  if (endsSentence(word, next)) return 0
  return /[,;:–—、，]["”’)]*$/u.test(word) ? INSIDE_SENTENCE : INSIDE_CLAUSE
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
