import { textDirection } from '../captions/bidi.ts'
import type { Cue } from './cues.ts'

const RIGHT_TO_LEFT_EMBEDDING = '\u202b'
const POP_DIRECTION = '\u202c'

/**
 * Subtitles as SubRip (.srt): UTF-8, CRLF, numbered from 1. Most players set every line from left to right, so lines that begin
 * the other way are embedded: their full stop then stands at their end.
 */
export function toSrt(cues: readonly Cue[]): string {
  const setLine = (line: string) =>
    textDirection(line) === 'rtl' ? `${RIGHT_TO_LEFT_EMBEDDING}${line}${POP_DIRECTION}` : line
  return cues
    .map(({ start, end, lines }, at) => {
      const times = `${clock(start, ',')} --> ${clock(end, ',')}`
      return [String(at + 1), times, ...lines.map(setLine), '', ''].join('\r\n')
    })
    .join('')
}

/** Subtitles as WebVTT (.vtt): players find each line's direction themselves; what would be markup is escaped. */
export function toVtt(cues: readonly Cue[]): string {
  const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const blocks = cues.map(({ start, end, lines }, at) =>
    [String(at + 1), `${clock(start, '.')} --> ${clock(end, '.')}`, ...lines.map(escaped)].join('\n'),
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** `01:02:03,004`; hours are written always. @param ms whole */
function clock(ms: number, mark: ',' | '.'): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(ms / 1000)
  const hours = Math.floor(seconds / 3600)
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${mark}${String(ms % 1000).padStart(3, '0')}`
}
