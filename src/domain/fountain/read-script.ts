import { parseScreenplay } from './parse.ts'
import type { Screenplay } from './screenplay.ts'

const MAX_PARAGRAPH_LENGTH = 5_000
const MAX_PARENTHETICAL_LENGTH = 500
const MAX_LOCATION_LENGTH = 200

/** A text as a screenplay, or the reason why it is not one, with the line. */
export type ReadScript = { screenplay: Screenplay } | { problem: string }

/** A screenplay of a text. */
export function readScript(script: string): ReadScript {
  const text = script.replace(/\r\n?/gu, '\n')
  const { head, segments, lineOf } = parseScreenplay(text)
  const refuse = (line: number, why: string) => ({ problem: `Line ${line}: ${why}` })
  const isHeaded = segments.some(({ source }) => source?.text !== '')
  if (!isHeaded) return refuse(firstLine(text), 'start a scene with INT. or EXT.')
  for (const segment of segments) {
    if (segment.locationName.length > MAX_LOCATION_LENGTH)
      return refuse(lineOf.get(segment) ?? 1, `a location can be up to ${MAX_LOCATION_LENGTH} characters`)
    for (const element of segment.elements) {
      const line = lineOf.get(element) ?? 1
      const isSpoken = element.elementType === 'DIALOGUE'
      const words = isSpoken ? element.dialogue : element.description
      if (words.length > MAX_PARAGRAPH_LENGTH) return refuse(line, 'a paragraph can be up to 5,000 characters')
      if (isSpoken && element.description.length > MAX_PARENTHETICAL_LENGTH)
        return refuse(line, `text in brackets can be up to ${MAX_PARENTHETICAL_LENGTH} characters`)
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
