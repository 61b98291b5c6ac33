import { formatSeconds } from '#src/shared/lib/format.ts'

/**
 * Music that is shorter than its video restarts: 'Begins again after 1:00'; null where it is long enough.
 * @param lengthMs of the music
 * @param filmMs of the video, both in ms
 */
export function beginsAgain(lengthMs: number, filmMs: number): string | null {
  return lengthMs > 0 && lengthMs < filmMs ? `Loops after ${formatSeconds(Math.floor(lengthMs / 1_000))}` : null
}
