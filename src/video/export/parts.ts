/** Frames one worker draws before another takes over; each begins with a key frame, so players jump to every second second. */
export const SECTION = 60

/**
 * How many workers draw and encode a film. A software encoder fills a core beside the one that draws, so each pair of cores takes
 * one worker; a hardware encoder is faster than any of them draws.
 */
export function partCount(totalFrames: number, cores: number, isHardware: boolean): number {
  if (isHardware) return 1
  return Math.max(1, Math.min(Math.floor(cores / 2), 4, Math.ceil(totalFrames / SECTION)))
}

/** The frames of one of several workers, in order: every so-manieth section. */
export function* framesOfPart(part: number, parts: number, totalFrames: number): Generator<number, void> {
  for (let from = part * SECTION; from < totalFrames; from += parts * SECTION)
    for (let frame = from; frame < Math.min(from + SECTION, totalFrames); frame++) yield frame
}

/** How far (frames) a worker may be ahead of what is written: more would only fill the memory with packets. */
export function headStart(parts: number): number {
  return 3 * parts * SECTION
}
