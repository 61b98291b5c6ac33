import type { Segment } from './segments.ts'

/** Most frames one worker draws before another takes over; each section begins with a key frame, so players jump there fast. */
export const SECTION = 60

/** A stretch of frames that is drawn in one go. */
export interface Section {
  from: number
  frames: number
}

/**
 * How many workers draw and encode this many frames. A software encoder fills a core beside the one that draws, so each pair of
 * cores takes one worker; a hardware encoder is faster than any of them draws.
 */
export function partCount(frames: number, cores: number, isHardware: boolean): number {
  if (isHardware) return 1
  return Math.max(1, Math.min(Math.floor(cores / 2), 4, Math.ceil(frames / SECTION)))
}

/** Cuts segments into sections of nearly equal length. None reaches into two segments: each can be used again alone. */
export function sectionsOf(segments: readonly Pick<Segment, 'from' | 'frames'>[]): Section[] {
  return segments.flatMap(({ from, frames }) => {
    const count = Math.ceil(frames / SECTION)
    return Array.from({ length: count }, (_, index): Section => {
      const first = Math.round((frames * index) / count)
      return { from: from + first, frames: Math.round((frames * (index + 1)) / count) - first }
    })
  })
}

/** The sections of one of several workers, in order: every so-manieth. */
export function sectionsOfPart(sections: readonly Section[], part: number, parts: number): Section[] {
  return sections.filter((_, index) => index % parts === part)
}

/** How far (frames) a worker may be ahead of what is written: more would only fill the memory with packets. */
export function headStart(parts: number): number {
  return 3 * parts * SECTION
}
