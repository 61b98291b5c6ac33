import { alignWords, linesGiven } from '#src/domain/align-words.ts'
import type { Phrase } from '#src/domain/phrases.ts'
import type { AlignmentRequest, EngineCall, SpeechAligner, SpokenWord } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import type { SoundWindow, WindowTimes } from './align-window.ts'

/** Sound that is compared at once, ms; a little more before it is cut once again. */
const WINDOW_MS = 40_000
const LAST_WINDOW_MS = 50_000
/** Where in a window the next one may begin: words near its end may be those behind it. */
const CUT = { from: 0.45, to: 0.9 }
/** More text than a window holds at an even pace, so that it holds enough of a fast speaker. */
const SPARE = { times: 1.5, letters: 40 }
/** A text fits a sound when it is less different from it than so much of the same text in the wrong order. */
const FITS = 0.97
/** More than anyone says in a second. */
const MOST_LETTERS = 40
/** Shortest time of a word, ms. */
const LEAST_MS = 40

export interface RemoteAligner extends SpeechAligner {
  /** Ends the worker; the next call starts it again. */
  close(): void
}

type Calls = RemoteCalls<SoundWindow, WindowTimes | null>

/** Words by their letters, without listening to the sound. */
export const alignByLetters: SpeechAligner = {
  align: async ({ text, phrases, durationMs }) => ({
    words: settle(alignWords(text, phrases), durationMs),
    timing: 'LETTERS',
  }),
}

/** Times words by comparing the sound with synthetic voices, window by window in a worker. For English; other languages count letters. */
export function remoteAligner({ call, close }: Calls): RemoteAligner {
  return {
    async align(request, options = {}) {
      options.signal?.throwIfAborted()
      if (!/^en\b/iu.test(request.language)) return alignByLetters.align(request)
      const parts = partsOf(request)
      const words: SpokenWord[] = []
      let isBySound = true
      for (const part of parts) {
        const onProgress = (ms: number) => options.onProgress?.(Math.min(1, ms / Math.max(1, request.durationMs)))
        const found = await alignPart(call, part, request, { ...options, onProgress })
        isBySound &&= found !== null
        words.push(...(found ?? alignWords(part.lines.join('\n'), part.phrases)))
      }
      return { words: settle(words, request.durationMs), timing: isBySound ? 'SOUND' : 'LETTERS' }
    },
    close,
  }
}

interface Part {
  lines: string[]
  phrases: Phrase[]
  /** ms. */
  from: number
  to: number
}

/** The whole recording, or, where there is a line for each phrase, groups of lines: their words are in no other phrases. */
function partsOf({ text, phrases, durationMs }: AlignmentRequest): Part[] {
  const lines = linesGiven(text, phrases)
  if (!lines) return [{ lines: [text.replaceAll('\n', ' ')], phrases: [...phrases], from: 0, to: durationMs }]
  const parts: Part[] = []
  let isApart = true
  for (const [at, phrase] of phrases.entries()) {
    const line = lines[at] ?? ''
    const between = (one: Phrase | undefined, other: Phrase | undefined) =>
      ((one?.end ?? 0) + (other?.start ?? durationMs)) / 2
    const [from, to] = [at === 0 ? 0 : between(phrases[at - 1], phrase), between(phrase, phrases[at + 1])]
    const last = parts.at(-1)
    if (line === '') isApart = true
    else if (isApart || !last || to - last.from > WINDOW_MS) {
      parts.push({ lines: [line], phrases: [phrase], from, to })
      isApart = false
    } else {
      last.lines.push(line)
      last.phrases.push(phrase)
      last.to = to
    }
  }
  return parts
}

/** The words of a part by its sound; null where they do not fit it. */
async function alignPart(
  call: Calls['call'],
  { lines, phrases, from, to }: Part,
  { readSound }: AlignmentRequest,
  { signal, onProgress }: EngineCall,
): Promise<SpokenWord[] | null> {
  const words = lines.join(' ').split(/\s+/u).filter(Boolean)
  const placed: SpokenWord[] = []
  const fit = { cost: 0, chance: 0 }
  let at = from
  while (placed.length < words.length && at < to) {
    const left = words.slice(placed.length)
    const isOpen = to - at > LAST_WINDOW_MS
    const end = isOpen ? at + WINDOW_MS : to
    const said = isOpen ? left.slice(0, countFor(left, spoken(phrases, at, end) / spoken(phrases, at, to))) : left
    const spokenText = said.join(' ')
    if (spokenText.length > 100 + ((end - at) * MOST_LETTERS) / 1000) return null
    const window = { text: spokenText, ...(await readSound(at, end)), isOpen }
    // What is spoken may be paid for: a worker that does not work costs the exact times, not the speech.
    const found = await call(window, signal).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      return null
    })
    if (!found) return null
    fit.cost += found.cost * (end - at)
    fit.chance += found.chance * (end - at)
    const { count, ms } = isOpen ? cutOf(found.words, end - at) : { count: said.length, ms: end - at }
    for (const [index, word] of said.slice(0, count).entries()) {
      const time = found.words[index]
      const reached = placed.at(-1)?.end ?? at
      placed.push({ word, start: time ? at + time.start : reached, end: time ? at + time.end : reached })
    }
    at += ms
    onProgress?.(at)
  }
  return placed.length === words.length && fit.cost < fit.chance * FITS ? placed : null
}

/** Speech between two times, ms; never nothing. */
function spoken(phrases: readonly Phrase[], from: number, to: number): number {
  return phrases.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 1)
}

/** How many words are surely enough for a share of the time that all of them take. */
function countFor(words: readonly string[], share: number): number {
  const letters = words.reduce((sum, { length }) => sum + length + 1, 0)
  let most = letters * Math.min(1, share) * SPARE.times + SPARE.letters
  const count = words.findIndex(({ length }) => (most -= length + 1) < 0)
  return count < 0 ? words.length : Math.max(1, count)
}

/** Where the next window begins: in the longest pause of the later part. `count` words are before it. */
function cutOf(words: WindowTimes['words'], length: number): { count: number; ms: number } {
  const [least, most] = [length * CUT.from, length * CUT.to]
  let best = { count: 0, ms: least, pause: -1 }
  let before = 0
  for (const [count, word] of words.entries()) {
    if (!word) continue
    const [pause, ms] = [word.start - before, (word.start + before) / 2]
    if (ms >= least && ms <= most && pause > best.pause) best = { count, ms, pause }
    before = word.end
  }
  // After the last word found, this window holds only silence.
  if (before < least) return { count: words.length, ms: least }
  return best.pause < 0 ? { count: words.length, ms: Math.max(before, least) } : best
}

/** Whole ms, growing and never overlapping, within the recording, and long enough to be seen. */
function settle(words: readonly SpokenWord[], durationMs: number): SpokenWord[] {
  const least = Math.min(LEAST_MS, Math.floor(durationMs / Math.max(1, words.length)))
  let reached = 0
  const grown = words.map(({ word, start, end }) => {
    const from = Math.max(reached, Math.round(start))
    reached = Math.max(from + least, Math.round(end))
    return { word, start: from, end: reached }
  })
  let limit = Math.floor(durationMs)
  return grown
    .reverse()
    .map(({ word, start, end }) => {
      const to = Math.min(limit, end)
      limit = Math.min(start, to - least)
      return { word, start: limit, end: to }
    })
    .reverse()
}
