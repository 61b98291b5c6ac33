import { parseScreenplay } from './parse.ts'
import type { Screenplay } from './screenplay.ts'

const LONGEST_PARAGRAPH = 5_000
const LONGEST_MANNER = 500
const LONGEST_PLACE = 200

/** What a text is as a screenplay, or why it is none, in words with the line. */
export type ReadScript = { screenplay: Screenplay } | { problem: string }

/** A screenplay of a text. */
export function readScript(script: string): ReadScript {
  const text = script.replace(/\r\n?/gu, '\n')
  const { head, segments, lineOf } = parseScreenplay(text)
  const refuse = (line: number, why: string) => ({ problem: `Line ${line}: ${why}` })
  const isHeaded = segments.some(({ source }) => source?.text !== '')
  if (!isHeaded) return refuse(firstLine(text), 'begin a scene with INT. or EXT.')
  for (const segment of segments) {
    if (segment.locationName.length > LONGEST_PLACE)
      return refuse(lineOf.get(segment) ?? 1, `a place has at most ${LONGEST_PLACE} characters`)
    for (const element of segment.elements) {
      const line = lineOf.get(element) ?? 1
      const isSpoken = element.elementType === 'DIALOGUE'
      const words = isSpoken ? element.dialogue : element.description
      if (words.length > LONGEST_PARAGRAPH) return refuse(line, 'a paragraph has at most 5,000 characters')
      if (isSpoken && element.description.length > LONGEST_MANNER)
        return refuse(line, `what stands in brackets has at most ${LONGEST_MANNER} characters`)
    }
  }
  return { screenplay: { head, segments } }
}

function firstLine(text: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.trim() !== ''),
    ) + 1
  )
}
