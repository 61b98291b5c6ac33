/** A caption of a subtitle file; times in ms from the start. Its lines are separated by line breaks. */
export interface SubtitleCue {
  text: string
  start: number
  end: number
}

/** A caption as it stands in a file, before anything is mended. */
export interface RawCue {
  /** Its place in the file, from 1. */
  number: number
  /** The line its times stand in, from 1. */
  line: number
  /** The times as written. */
  timing: string
  /** ms; null when the times cannot be read. */
  times: { start: number; end: number } | null
  text: string
}
