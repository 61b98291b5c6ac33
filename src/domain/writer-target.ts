import { FPS } from '#src/domain/frames.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'

const DEFAULT_SECONDS = 30
/** The writer meets its target within a tenth. */
const WRITER_TOLERANCE = 1.1

/** Seconds to aim for, so that a story that comes out a tenth longer is still within the account's limit. */
export function writerTarget(wanted: number | null, isPremium: boolean): number {
  const most = lengthLimitFrames(isPremium) / FPS / WRITER_TOLERANCE
  return Math.min(wanted ?? DEFAULT_SECONDS, most)
}
