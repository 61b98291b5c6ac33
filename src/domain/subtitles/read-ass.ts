import { cueText } from './cue-text.ts'
import type { RawCue } from './subtitle-cue.ts'

const TIME = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[.:,](\d{1,3})\s*$/u
/** What the fields are called where the file does not say it. */
const FIELDS = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']
/** The words are lines of a drawing. */
const DRAWING = /\{[^{}]*\\p[1-9][^{}]*\}/u

export const isAss = (lines: readonly string[]): boolean =>
  lines.some((line) => /^\s*\[(?:script info|v4\+? styles|events)\]\s*$/iu.test(line))

/** The dialogue lines of Advanced SubStation Alpha (ASS) and SubStation Alpha (SSA); comments and drawings are none. */
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
