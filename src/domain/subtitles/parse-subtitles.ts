import { repairCues, type RepairedCues } from './repair-cues.ts'
import type { RawCue } from './lay-cues.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  '#39': "'",
}

/** Tags that SubRip and WebVTT know, and WebVTT's times inside a caption; any other < is a letter. */
const TAG = /<\/?(?:[bius]|c|v|rt|ruby|lang|font|span|br)(?:[\s.][^<>]*)?\/?>|<[\d:.]+>/giu

const OVERRIDE = /\{\\[^{}]*\}/gu

/** Marks that subtitle writers set around lines for players that cannot detect their direction. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const SRT_TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`

const ARROW = /-{1,2}>/u

const TIMES = new RegExp(String.raw`^\s*${SRT_TIME}\s*-{1,2}>\s*${SRT_TIME}(?:\s.*)?$`, 'u')

/** Other blocks of WebVTT files. */
const ASIDE = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/u

const TIME = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[.:,](\d{1,3})\s*$/u

/** Default field names. */
const FIELDS = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']

/** The words are lines of a drawing. */
const DRAWING = /\{[^{}]*\\p[1-9][^{}]*\}/u

export type ParsedSubtitles = RepairedCues | { problem: string }

/** The formats' common names, and their file extensions. */
export const SUBTITLE_FORMATS = 'SRT, VTT, ASS or SSA'
export const SUBTITLE_ENDINGS = '.srt,.vtt,.ass,.ssa'

/**
 * Reads SubRip (SRT), WebVTT, ASS and SSA. Formatting is left out; captions that cannot be shown unchanged are repaired or left out, caption by
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
  return { problem: `No captions found in this file.${why} Choose a file with ${SUBTITLE_FORMATS} captions.` }
}

const isAss = (lines: readonly string[]): boolean =>
  lines.some((line) => /^\s*\[(?:script info|v4\+? styles|events)\]\s*$/iu.test(line))

/** The dialogue lines of Advanced SubStation Alpha (ASS) and SubStation Alpha (SSA); without comments and drawings. */
export function readAss(lines: readonly string[]): RawCue[] {
  const cues: RawCue[] = []
  let fields = FIELDS
  for (const [at, line] of lines.entries()) {
    const [, kind = '', value = ''] = /^\s*(Format|Dialogue)\s*:(.*)$/iu.exec(line) ?? []
    if (kind.toLowerCase() === 'format') {
      const named = value.split(',').map((name) => name.trim().toLowerCase())
      // The styles have a format line too.
      if (named.includes('start') && named.includes('text')) fields = named
    }
    if (kind.toLowerCase() !== 'dialogue') continue
    const values = splitFields(value, fields.length)
    const [start, end] = [values[fields.indexOf('start')] ?? '', values[fields.indexOf('end')] ?? '']
    const words = values[fields.indexOf('text')] ?? ''
    const [from, to] = [readTime(start), readTime(end)]
    cues.push({
      number: cues.length + 1,
      line: at + 1,
      timing: `${start.trim()} – ${end.trim()}`.slice(0, 60),
      times: from === null || to === null ? null : { start: from, end: to },
      text: DRAWING.test(words) ? '' : cueText(words.replaceAll('\\h', ' ').replaceAll('\\n', ' ').split('\\N')),
    })
  }
  return cues
}

/** The last field keeps its commas. */
function splitFields(value: string, count: number): string[] {
  const parts = value.split(',')
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(',')]
}

/** ms of 'h:mm:ss.cc'. */
function readTime(text: string): number | null {
  const [, hours, minutes, seconds, rest = ''] = TIME.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'))
}

/** The captions of SubRip (SRT) and WebVTT, unchanged. Takes time in proportion to its length. */
function readSrt(lines: readonly string[]): RawCue[] {
  const cues: RawCue[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (ASIDE.test(line)) {
      while (lines[at + 1]?.trim()) at++
      continue
    }
    if (!ARROW.test(line)) continue
    const place = at + 1
    const words: string[] = []
    // Some files leave out the empty line between two captions.
    while (lines[at + 1]?.trim() && !beginsCue(lines, at + 1)) words.push(lines[++at] ?? '')
    cues.push({
      number: cues.length + 1,
      line: place,
      timing: line.trim().slice(0, 60),
      times: readTimes(line),
      text: cueText(words),
    })
  }
  return cues
}

function beginsCue(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  return TIMES.test(line) || (/^\s*\d{1,6}\s*$/u.test(line) && TIMES.test(lines[at + 1] ?? ''))
}

function readTimes(line: string): RawCue['times'] {
  const [, ...parts] = TIMES.exec(line) ?? []
  if (parts.length === 0) return null
  const ms = (from: number) => {
    const [hours = '0', minutes = '0', seconds = '0', rest = '0'] = parts.slice(from, from + 4)
    if (Number(minutes) > 59 || Number(seconds) > 59) return null
    return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'))
  }
  const [start, end] = [ms(0), ms(4)]
  return start === null || end === null ? null : { start, end }
}

/** A caption without markup: its lines, none of them empty. */
function cueText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(TAG, '')
        .replace(OVERRIDE, '')
        .replace(/&(#?\w{1,8});/gu, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(DIRECTION_MARKS, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}
