import {
  letterWidth,
  textOfPieces,
  type CaptionPiece,
  type CaptionWord,
  mayNotBeginLine,
} from '#src/domain/caption-pieces.ts'
import { captionPages } from '#src/domain/captions.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { VideoDocument } from '../document.ts'
import { textDirection } from '../captions/bidi.ts'

const RIGHT_TO_LEFT_EMBEDDING = '\u202b'

const POP_DIRECTION = '\u202c'

/** One subtitle; times in whole ms from the film's start. */
export interface Cue {
  start: number
  end: number
  lines: string[]
}

/** Width of a line in letters, and as many lines, as broadcasters set them. */
const LINE = 42

/**
 * The spoken words of a film as subtitles: one after the other, never two at once, none longer than its scene. Captions that came from a
 * subtitle file keep their text, their lines and their times.
 */
export function cuesOf(document: Pick<VideoDocument, 'scenes' | 'language'>): Cue[] {
  const cues = document.scenes.flatMap((scene): Cue[] => {
    const from = framesToMs(scene.from)
    const to = framesToMs(scene.from + scene.durationInFrames)
    return captionPages(inOrder(scene.captions), 'LONG', document.language, true).flatMap((page): Cue[] => {
      const start = Math.round(Math.min(to, from + Math.max(0, page.start)))
      const end = Math.round(Math.min(to, from + page.end))
      return [
        {
          start,
          end,
          lines: isOfFile(page.pieces) ? givenLines(page.pieces) : linesOf(page.pieces, document.language),
        },
      ]
    })
  })
  cues.sort((a, b) => a.start - b.start)
  return cues.flatMap((cue, at) => {
    const end = Math.min(cue.end, cues[at + 1]?.start ?? Infinity)
    return end > cue.start ? [{ ...cue, end }] : []
  })
}

const inOrder = (words: readonly CaptionWord[]) => words.toSorted((a, b) => a.start - b.start)

const isOfFile = (pieces: readonly CaptionPiece[]) => pieces.at(-1)?.breakAfter === 'CUE'

/** The lines as in the subtitle file. */
function givenLines(pieces: readonly CaptionPiece[]): string[] {
  const lines: CaptionPiece[][] = [[]]
  for (const piece of pieces) {
    lines.at(-1)?.push(piece)
    if (piece.breakAfter === 'LINE') lines.push([])
  }
  return lines.map(textOf)
}

/** One line, or two of nearly the same width. */
function linesOf(pieces: readonly CaptionPiece[], language: string): string[] {
  const whole = textOf(pieces)
  if (letterWidth(whole) <= LINE) return [whole]
  let best = [whole]
  let least = Infinity
  for (let at = 1; at < pieces.length; at++) {
    if (mayNotBeginLine(pieces[at]?.text ?? '', language)) continue
    const lines = [textOf(pieces.slice(0, at)), textOf(pieces.slice(at))]
    const widest = Math.max(...lines.map(letterWidth))
    if (widest >= least) continue
    least = widest
    best = lines
  }
  return best
}

const textOf = (pieces: readonly CaptionPiece[]): string =>
  textOfPieces(pieces)
    // A line break inside a word would end the cue.
    .replace(/\s+/gu, ' ')
    .trim()

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

/** Subtitles as WebVTT (.vtt): players find each line's direction themselves; markup is escaped. */
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
