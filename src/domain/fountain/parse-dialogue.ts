import type { Asides } from './asides.ts'
import { NO_SPEAKER, readCue } from './cue.ts'
import { emotionsIn, readEmotionNote, type Paragraph } from './screenplay.ts'
import { isHeading } from './heading.ts'
import { isBlank, kindOfBlock, readParenthetical, unescapeSpoken } from './lines.ts'
import { isPageBreakMark, unescapedAsides } from './spoken-text.ts'
import { tidyAction, tidyDialogue } from './tidy.ts'

interface Part {
  line: number
  paragraph: Paragraph
}

interface Speech {
  line: number
  manner: string[]
  emotions: Paragraph['emotions'] | null
  spoken: string[]
  /** The lines it was read from. */
  raw: string[]
}

interface Reading {
  lines: readonly string[]
  isPlain: boolean
  asides?: Pick<Asides, 'isInside'>
}

/**
 * A cue and its dialogue. After a parenthetical in the middle, a new element of the same speaker begins. In plain text one
 * line is spoken, or it would never end.
 */
export function readDialogue({ lines, isPlain, asides }: Reading, cueAt: number): { parts: Part[]; end: number } {
  const { name, extensions } = readCue(lines[cueAt] ?? '')
  const begin = (line: number, manner: string[]): Speech => ({ line, manner, emotions: null, spoken: [], raw: [] })
  let speech = begin(cueAt, extensions)
  speech.raw.push(lines[cueAt] ?? '')
  const speeches = [speech]
  let at = cueAt + 1
  const isInside = (place: number) => asides?.isInside(place) === true
  for (; at < lines.length && (isInside(at) || !ends(lines[at] ?? '')); at++) {
    const line = lines[at] ?? ''
    if (isInside(at) || isPageBreakMark(line)) {
      if (isInside(at)) speech.spoken.push(unescapeSpoken(line.trim()))
      speech.raw.push(line)
      continue
    }
    if (isPlain && (speech.spoken.length > 0 || kindOfBlock(line, undefined) !== 'action')) break
    const manner = readParenthetical(line)
    const emotions = readEmotionNote(line)
    if ((manner !== null || emotions !== null) && speech.spoken.length > 0) speeches.push((speech = begin(at, [])))
    if (manner !== null) speech.manner.push(manner)
    else if (emotions !== null) speech.emotions = emotions
    else speech.spoken.push(unescapeSpoken(line.trim()))
    speech.raw.push(line)
  }
  return { parts: speeches.map((each) => ({ line: each.line, paragraph: toParagraph(name, each) })), end: at }
}

/** Two spaces alone are an empty line that is part of the speech. */
const ends = (line: string) => (isBlank(line) && !/^ {2,}\r?$/u.test(line)) || isHeading(line, false)

function toParagraph(name: string, { manner, emotions, spoken, raw }: Speech): Paragraph {
  const description = manner.filter(Boolean).join('; ')
  const dialogue = unescapedAsides(tidyDialogue(spoken.join('\n')))
  if (dialogue === '')
    return { elementType: 'ACTION', description: tidyAction(raw.join('\n')), character: null, dialogue, emotions: [] }
  return {
    elementType: 'DIALOGUE',
    description,
    character: name === NO_SPEAKER ? null : name,
    dialogue,
    emotions: emotions ?? emotionsIn(description),
  }
}
