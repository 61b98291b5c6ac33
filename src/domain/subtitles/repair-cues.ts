import type { RawCue, SubtitleCue } from './lay-cues.ts'

const MAX_TEXT_LENGTH = 2_000
/** An invisible difference, ms: one frame. */
const UNSEEN_MS = 34

export interface RepairedCues {
  /** One after the other, none of them empty. */
  cues: SubtitleCue[]
  /** Changes and omissions, as sentences for users. */
  notes: string[]
}

interface NumberedCue extends SubtitleCue {
  number: number
}

/**
 * Creates captions from a file: a fault costs its caption and not the file.
 * @param lengthMs of the video; captions after its end are left out
 * @param isOrdered whether the file's kind requests captions in playing order
 */
export function repairCues(raw: readonly RawCue[], lengthMs: number, isOrdered: boolean): RepairedCues {
  const notes: string[] = []
  const read = raw.flatMap((cue): NumberedCue[] => {
    const { times, number } = cue
    const fault = faultOf(cue, lengthMs)
    if (fault !== null) notes.push(`Caption ${number} (line ${cue.line}) was left out: ${fault}.`)
    if (fault !== null || times === null || cue.text === '') return []
    if (cue.text.length > MAX_TEXT_LENGTH) notes.push(`Caption ${number} was cut to ${MAX_TEXT_LENGTH} characters.`)
    if (times.end > lengthMs + UNSEEN_MS) notes.push(`Caption ${number} now ends with the video.`)
    const text = cue.text.slice(0, MAX_TEXT_LENGTH)
    return [{ number, text, start: times.start, end: Math.min(times.end, Math.floor(lengthMs)) }]
  })
  const sorted = read.toSorted((one, other) => one.start - other.start)
  if (isOrdered)
    for (const [at, cue] of read.entries())
      if (cue.start < (read[at - 1]?.start ?? 0))
        notes.push(`Caption ${cue.number} was out of order and has been moved.`)
  return { cues: onePerTime(sorted, notes), notes }
}

function faultOf({ times, timing, text }: RawCue, lengthMs: number): string | null {
  if (times === null) return `the time (“${timing}”) isn’t valid`
  if (text === '') return 'it has no text'
  if (times.end < times.start) return 'it ends before it starts'
  if (times.end === times.start) return 'it has no length'
  if (times.start >= lengthMs || Math.min(times.end, Math.floor(lengthMs)) <= times.start)
    return `it starts at ${clock(times.start)}, but the video ends at ${clock(lengthMs)}`
  return null
}

/** Of two at a time the first ends when the second begins; two that begin at once are shown as one. */
function onePerTime(sorted: readonly NumberedCue[], notes: string[]): SubtitleCue[] {
  const cues: NumberedCue[] = []
  for (const cue of sorted) {
    const before = cues.at(-1)
    if (before && before.start === cue.start) {
      notes.push(`Captions ${before.number} and ${cue.number} start together and were merged.`)
      before.text = `${before.text}\n${cue.text}`.slice(0, MAX_TEXT_LENGTH)
      before.end = Math.max(before.end, cue.end)
      continue
    }
    if (before && before.end > cue.start) {
      if (before.end - cue.start > UNSEEN_MS)
        notes.push(`Caption ${before.number} was shortened because it overlaps caption ${cue.number}.`)
      before.end = cue.start
    }
    cues.push({ ...cue })
  }
  return cues.map(({ text, start, end }) => ({ text, start, end }))
}

/** '1:02.5' */
export const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, '0')}`
