import { repairCues, type RepairedCues } from './repair-cues.ts'
import { isAss, readAss } from './read-ass.ts'
import { readSrt } from './read-srt.ts'

export type ParsedSubtitles = RepairedCues | { problem: string }

/** The formats as people know them, and the endings of their files. */
export const SUBTITLE_FORMATS = 'SRT, VTT, ASS or SSA'
export const SUBTITLE_ENDINGS = '.srt,.vtt,.ass,.ssa'

/**
 * Reads SubRip (SRT), WebVTT, ASS and SSA. Formatting is left out; what cannot be shown as it stands is mended or left out, caption by
 * caption, and reported in `notes`.
 * @param lengthMs of the video
 */
export function parseSubtitles(source: string, lengthMs = Infinity): ParsedSubtitles {
  const lines = source.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)
  const isOfAss = isAss(lines)
  const mended = repairCues(isOfAss ? readAss(lines) : readSrt(lines), lengthMs, !isOfAss)
  if (mended.cues.length > 0) return mended
  const [reason] = mended.notes
  const why = reason === undefined ? '' : ` ${reason}`
  return { problem: `No captions were found in this file.${why} Choose a file with ${SUBTITLE_FORMATS} captions.` }
}
