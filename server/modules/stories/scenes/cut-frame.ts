import { FPS, framesToMs } from '#src/domain/frames.ts'
import type { TimedWord } from '#server/platform/db/schema/media.ts'

/** Three frames are 100 ms: times counted from such a cut stay whole. */
const ROUND_FRAMES = 3

/**
 * The frame where a scene is cut between two words: in the silence between them where there is one, so that no sound is cut.
 * @param index words before the cut
 * @param frames length of the scene; both parts have at least one
 */
export function frameBetween(words: readonly TimedWord[], index: number, frames: number): number {
  const from = ((words[index - 1]?.end ?? 0) * FPS) / 1000
  const to = ((words[index]?.start ?? 0) * FPS) / 1000
  const middle = (from + Math.max(from, to)) / 2
  const round = Math.round(middle / ROUND_FRAMES) * ROUND_FRAMES
  const wanted = round >= from && round <= to ? round : Math.round(middle)
  return Math.min(Math.max(wanted, 1), frames - 1)
}

/** Words on both sides of a frame, by `index`; the times of the later ones are counted from it, ms. */
export function cutWords(words: readonly TimedWord[], index: number, frame: number): [TimedWord[], TimedWord[]] {
  const at = framesToMs(frame)
  const last = Math.floor(at)
  const first = words.slice(0, index).map((word) => ({
    ...word,
    start: Math.min(word.start, last),
    end: Math.min(word.end, last),
  }))
  return [first, moveWords(words.slice(index), -at)]
}

/** The same words later (or earlier) by ms, never before 0. */
export function moveWords(words: readonly TimedWord[], byMs: number): TimedWord[] {
  return words.map((word) => ({
    ...word,
    start: Math.max(0, Math.round(word.start + byMs)),
    end: Math.max(0, Math.round(word.end + byMs)),
  }))
}

/** How many of the words are heard before a frame. */
export function wordsBefore(words: readonly TimedWord[], frame: number): number {
  const at = framesToMs(frame)
  const later = words.findIndex(({ start, end }) => (start + end) / 2 >= at)
  return later < 0 ? words.length : later
}
