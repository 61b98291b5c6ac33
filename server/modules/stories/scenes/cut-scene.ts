import { framesToMs, shareFrames, FPS } from '#src/domain/frames.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import type { TimedWord } from '#server/platform/db/schema/media.ts'

/** Three frames are 100 ms: times relative to such a cut stay whole. */
const ROUND_FRAMES = 3

/** An A-roll and its number of frames. */
export interface ArollPart {
  row: ArollRow
  frames: number
  /** Other changes: the trim of a video, no second transition. */
  change: Partial<Pick<ArollRow, 'videoStart' | 'videoEnd' | 'transitionName' | 'transitionDurationMs'>>
}

interface CutArolls {
  before: ArollPart[]
  after: ArollPart[]
  /** Whether the last before and the first after are one A-roll that the cut divides. */
  isThrough: boolean
}

/** Cuts the A-rolls of a scene at a frame, so that every frame shows the same as before. */
export function cutArolls(rows: readonly ArollRow[], frames: number, cut: number): CutArolls {
  const shares = shareFrames(
    frames,
    rows.map((row) => row.durationMs),
  )
  const result: CutArolls = { before: [], after: [], isThrough: false }
  let from = 0
  for (const [index, row] of rows.entries()) {
    const to = from + (shares[index] ?? 0)
    if (to <= cut) result.before.push({ row, frames: to - from, change: {} })
    else if (from >= cut) result.after.push({ row, frames: to - from, change: {} })
    else {
      const trims = cutClip(row, cut - from)
      result.before.push({ row, frames: cut - from, change: trims.before })
      const noTransition = { transitionName: '' as const, transitionDurationMs: 0 }
      result.after.push({ row, frames: to - cut, change: { ...trims.after, ...noTransition } })
      result.isThrough = true
    }
    from = to
  }
  return result
}

/** A video continues where it was cut; one that plays backwards shows its end first. */
function cutClip(row: ArollRow, frames: number): Record<'before' | 'after', ArollPart['change']> {
  const isVideo = row.arollType === 'VideoARoll'
  const played = Math.round(framesToMs(frames) * row.playbackRate)
  if (!isVideo || (row.reversed && row.videoEnd === null)) return { before: {}, after: {} }
  const start = row.videoStart ?? 0
  if (row.reversed) return { before: {}, after: { videoEnd: Math.max(start, (row.videoEnd ?? 0) - played) } }
  return { before: {}, after: { videoStart: Math.min(start + played, row.videoEnd ?? Infinity) } }
}

/**
 * The frame of a cut between two words: in the silence between them where there is one, so that no sound is cut.
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

/** Words on both sides of a frame, by `index`; the times of the later ones are relative to it, ms. */
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

/** The same words shifted by ms, never before 0. */
export function moveWords(words: readonly TimedWord[], byMs: number): TimedWord[] {
  return words.map((word) => ({
    ...word,
    start: Math.max(0, Math.round(word.start + byMs)),
    end: Math.max(0, Math.round(word.end + byMs)),
  }))
}

/** How many of the words are spoken before a frame. */
export function wordsBefore(words: readonly TimedWord[], frame: number): number {
  const at = framesToMs(frame)
  const later = words.findIndex(({ start, end }) => (start + end) / 2 >= at)
  return later < 0 ? words.length : later
}
