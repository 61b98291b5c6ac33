import { formatSeconds } from '#src/shared/lib/format.ts'

/**
 * What is heard where music ends before its film, which plays it from its beginning then: 'Begins again after 1:00'; null where it lasts.
 * @param lengthMs of the music
 * @param filmMs of the film, both in ms
 */
export function beginsAgain(lengthMs: number, filmMs: number): string | null {
  return lengthMs > 0 && lengthMs < filmMs ? `Loops after ${formatSeconds(Math.floor(lengthMs / 1_000))}` : null
}
