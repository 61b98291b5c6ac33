/** A caption of a subtitle file; times in ms. */
export interface SubtitleCue {
  text: string
  start: number
  end: number
}

export type ParsedSubtitles = { cues: SubtitleCue[] } | { problem: string }

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`
const ARROW = /-{1,2}>/u
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-{1,2}>\s*${TIME}(?:\s.*)?$`, 'u')
const LONGEST_TEXT = 2_000
/** What stands in VTT files beside captions. */
const ASIDE = /^(WEBVTT|NOTE|STYLE|REGION)\b/u

/**
 * Reads SubRip (SRT) and WebVTT. Formatting is left out; captions that overlap are shortened. A fault is told in words for people, with
 * the number of the caption and its line.
 */
export function parseSubtitles(source: string): ParsedSubtitles {
  const lines = source.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)
  const cues: SubtitleCue[] = []
  let number = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (ASIDE.test(line)) {
      while (lines[at + 1]?.trim()) at++
      continue
    }
    if (!ARROW.test(line)) continue
    number++
    const where = `Caption ${number} (line ${at + 1})`
    const times = timesOf(line)
    if (times === null) return { problem: `${where} has no time that can be read: “${line.trim().slice(0, 60)}”` }
    if (times.end <= times.start) return { problem: `${where} ends before it begins: “${line.trim().slice(0, 60)}”` }
    const before = cues.at(-1)
    if (before && times.start < before.start) return { problem: `${where} begins before the caption above it` }
    const words: string[] = []
    while (lines[at + 1]?.trim()) words.push(lines[++at] ?? '')
    const text = plain(words.join(' '))
    if (text === '') continue
    if (before && before.end > times.start) before.end = times.start
    cues.push({ ...times, text: text.slice(0, LONGEST_TEXT) })
  }
  // Two that begin at once: the first has no time of its own left.
  const shown = cues.filter(({ start, end }) => end > start)
  return shown.length > 0
    ? { cues: shown }
    : { problem: 'No captions were found in this file. Choose an SRT or VTT file.' }
}

function timesOf(line: string): { start: number; end: number } | null {
  const found = TIMES.exec(line)
  if (!found) return null
  const [, ...parts] = found
  const ms = (from: number) => {
    const [hours = '0', minutes = '0', seconds = '0', rest = '0'] = parts.slice(from, from + 4)
    if (Number(minutes) > 59 || Number(seconds) > 59) return null
    return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'))
  }
  const [start, end] = [ms(0), ms(4)]
  return start === null || end === null ? null : { start, end }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

const plain = (text: string) =>
  text
    .replace(/<[^>]*>|\{\\[^}]*\}/gu, '')
    .replace(/&(\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim()
