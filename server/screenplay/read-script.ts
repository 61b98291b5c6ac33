import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import type { Screenplay } from '#src/domain/fountain/screenplay.ts'
import { validationFailed } from '#server/http/http-error.ts'

const LONGEST_PARAGRAPH = 5_000
const LONGEST_MANNER = 500
const LONGEST_PLACE = 200

/** A screenplay of a text; refused with the line where it cannot be one. */
export function readScript(script: string): Screenplay {
  const text = script.replace(/\r\n?/gu, '\n')
  const { head, segments, lineOf } = parseScreenplay(text)
  const refuse = (line: number, why: string) => validationFailed({ script: [`Line ${line}: ${why}`] })
  const isHeaded = segments.some(({ source }) => source?.text !== '')
  if (!isHeaded) throw refuse(firstLine(text), 'begin a scene with INT. or EXT.')
  for (const segment of segments) {
    if (segment.locationName.length > LONGEST_PLACE)
      throw refuse(lineOf.get(segment) ?? 1, `a place has at most ${LONGEST_PLACE} characters`)
    for (const element of segment.elements) {
      const line = lineOf.get(element) ?? 1
      const isSpoken = element.elementType === 'DIALOGUE'
      const words = isSpoken ? element.dialogue : element.description
      if (words.length > LONGEST_PARAGRAPH) throw refuse(line, 'a paragraph has at most 5,000 characters')
      if (isSpoken && element.description.length > LONGEST_MANNER)
        throw refuse(line, `what stands in brackets has at most ${LONGEST_MANNER} characters`)
    }
  }
  return { head, segments }
}

function firstLine(text: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.trim() !== ''),
    ) + 1
  )
}
