import { lengthLimitError } from '#src/domain/length-limits.ts'
import { refused } from '#server/platform/http/http-error.ts'

/** Refuses what would make a story longer than the account may have; exactly the limit passes. */
export function requireLength(totalFrames: number, user: { isPremium: boolean }): void {
  const problem = lengthLimitError(totalFrames, user.isPremium)
  if (problem !== null) throw refused('VIDEO_LENGTH_LIMIT', problem)
}
