import { cueText } from './cue-text.ts'
import type { RawCue } from './subtitle-cue.ts'

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const ARROW = /-{1,2}>/u
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-{1,2}>\s*${TIME}(?:\s.*)?$`, 'u')
/** What stands in WebVTT files beside captions. */
const ASIDE = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/u

/** The captions of SubRip (SRT) and WebVTT, as they stand in the file. Takes time in proportion to its length. */
export function readSrt(lines: readonly string[]): RawCue[] {
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
