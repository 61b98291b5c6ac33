import { framesToMs, shareFrames } from '#src/domain/frames.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'

/** An A-roll and how many frames of it are meant. */
export interface ArollPart {
  row: ArollRow
  frames: number
  /** What else changes: the part of a video that is shown, no second transition. */
  change: Partial<Pick<ArollRow, 'videoStart' | 'videoEnd' | 'transitionName' | 'transitionDurationMs'>>
}

interface CutArolls {
  before: ArollPart[]
  after: ArollPart[]
  /** Whether the last before and the first after are one A-roll that the cut goes through. */
  isThrough: boolean
}

/** Cuts the A-rolls of a scene at a frame, so that every frame shows what it showed before. */
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

/** A video goes on where it was cut; one that plays backwards shows its end first. */
function cutClip(row: ArollRow, frames: number): Record<'before' | 'after', ArollPart['change']> {
  const isVideo = row.arollType === 'VideoARoll'
  const played = Math.round(framesToMs(frames) * row.playbackRate)
  if (!isVideo || (row.reversed && row.videoEnd === null)) return { before: {}, after: {} }
  const start = row.videoStart ?? 0
  if (row.reversed) return { before: {}, after: { videoEnd: Math.max(start, (row.videoEnd ?? 0) - played) } }
  return { before: {}, after: { videoStart: Math.min(start + played, row.videoEnd ?? Infinity) } }
}
