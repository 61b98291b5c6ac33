import * as z from 'zod'
import { EngineError, type RecognisedWord } from '#engines/ports.ts'
import { plainText } from '#src/domain/plain-text.ts'

const wordSchema = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  // Services name it differently.
  probability: z.number().optional(),
  confidence: z.number().optional(),
  score: z.number().optional(),
})

const segmentSchema = z.object({
  start: z.number(),
  end: z.number(),
  avg_logprob: z.number().optional(),
  words: z.array(wordSchema).optional(),
})

const answerSchema = z.object({
  text: z.string().optional(),
  words: z.array(wordSchema).optional(),
  segments: z.array(segmentSchema).optional(),
})

type Segment = z.output<typeof segmentSchema>
type Word = z.output<typeof wordSchema>

/**
 * The words of a `verbose_json` answer, wherever the service puts them: whole ms, growing, never overlapping.
 * @param answer the response
 * @param offset ms at which the sent part begins in the recording
 */
export function wordsOfAnswer(answer: unknown, offset = 0): RecognisedWord[] {
  const { data } = answerSchema.safeParse(answer)
  const segments = data?.segments ?? []
  const words =
    data?.words ?? (segments.some((each) => each.words) ? segments.flatMap((each) => each.words ?? []) : null)
  if (words === null || words === undefined) throw new EngineError('The transcription service returned no word times')
  let reached = offset
  return punctuated(words, data?.text ?? '').flatMap((found): RecognisedWord[] => {
    const word = plainText(found.word)
    if (word === '') return []
    // Services overlap neighbours by rounding.
    const start = Math.max(reached, offset + Math.round(found.start * 1000))
    reached = Math.max(start, offset + Math.round(found.end * 1000))
    const confidence = confidenceOf(found, segments)
    return [{ word, start, end: reached, ...(confidence !== undefined && { confidence }) }]
  })
}

/** Words as the text spells them: the list of words has neither punctuation nor, with some services, capital letters. */
function punctuated(words: readonly Word[], text: string): Word[] {
  const lower = text.toLowerCase()
  const spelled: Word[] = []
  let reached = 0
  for (const word of words) {
    const letters = word.word.replace(MARKS_AROUND, '').toLowerCase()
    const at = letters === '' ? -1 : lower.indexOf(letters, reached)
    // What the text has not, or only much later, keeps its own spelling.
    if (at < 0 || at - reached > MAX_GAP) {
      spelled.push(word)
      continue
    }
    const from = at - lengthOf(MARKS_BEFORE, text.slice(reached, at))
    const last = from === reached ? spelled.at(-1) : undefined
    reached = at + letters.length
    reached += lengthOf(MARKS_AFTER, text.slice(reached, reached + MAX_GAP))
    const said = text.slice(from, reached)
    // A hyphenated compound is one word.
    if (last && JOINS.test(last.word)) spelled.splice(-1, 1, { ...last, word: last.word + said, end: word.end })
    else spelled.push({ ...word, word: said })
  }
  return spelled
}

/** Characters of the text that no word says. */
const MAX_GAP = 60
const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu
const MARKS_BEFORE = /[^\p{L}\p{N}\p{M}\s]*$/u
const MARKS_AFTER = /^[^\p{L}\p{N}\s]*/u
const JOINS = /[-‐‑'’/]$/u

const lengthOf = (marks: RegExp, text: string) => marks.exec(text)?.[0].length ?? 0

/** Of the word itself, or else of the sentence around it. */
function confidenceOf(word: Word, segments: readonly Segment[]): number | undefined {
  const own = word.probability ?? word.confidence ?? word.score
  if (own !== undefined) return share(own)
  const middle = (word.start + word.end) / 2
  const around = segments.find(({ start, end }) => start <= middle && middle <= end)?.avg_logprob
  return around === undefined ? undefined : share(Math.exp(around))
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
