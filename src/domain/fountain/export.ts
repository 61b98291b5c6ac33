import { parseScreenplay } from './parse.ts'
import type { Heading, Paragraph, Screenplay, Sourced } from './screenplay.ts'
import { nameKey } from './tidy.ts'
import { writePart } from './write.ts'

type Part = (Heading | Paragraph) & Sourced

/** More rounds than that, and everything is rewritten. */
const ROUNDS = 6

/**
 * The screenplay as Fountain. Unchanged parts stay verbatim; parts that were changed, moved or
 * added is rewritten where that is needed for the text to say the same.
 */
export function exportScreenplay(screenplay: Screenplay): string {
  const parts = partsOf(screenplay)
  const rewritten = new Set<Part>(parts.filter(({ source }) => typeof source?.text !== 'string'))
  for (let round = 0; round < ROUNDS; round++) {
    for (const isPadded of rewritten.size === 0 ? [false, true] : [true]) {
      const text = join(screenplay.head, parts, rewritten, isPadded)
      const wrong = firstDifferences(parts, partsOf(parseScreenplay(text)))
      if (wrong.length === 0) return text
      if (isPadded) for (const part of wrong) rewritten.add(part)
    }
  }
  return join(screenplay.head, parts, new Set(parts), true)
}

function partsOf({ segments }: Screenplay): Part[] {
  return segments.flatMap((segment) => [segment, ...segment.elements])
}

function join(head: string, parts: readonly Part[], rewritten: ReadonlySet<Part>, isPadded: boolean): string {
  let text = head
  let before: Part | null = null
  for (const part of parts) {
    const { source } = part
    const kept = rewritten.has(part) ? null : (source?.text ?? null)
    const words = kept ?? `${writePart(part)}\n\n`
    const goesOn = before !== null && !rewritten.has(before) && kept?.trimStart().startsWith('(') === true
    if (text !== '' && words !== '') text = withBreak(text, isPadded && !goesOn)
    text += (source?.before ?? '') + words
    if (source && source.after !== '') text = withBreak(text, isPadded) + source.after
    before = part
  }
  return parts.length > 0 && parts.every((part) => rewritten.has(part)) ? `${text.trimEnd()}\n` : text
}

function withBreak(text: string, isEmptyLine: boolean): string {
  const end = text.endsWith('\n') ? text : `${text}\n`
  return isEmptyLine && !/\n[ \t\r]*\n$/u.test(end) ? `${end}\n` : end
}

/** Parts that read differently; where even their number differs, those around the first. */
function firstDifferences(wanted: readonly Part[], read: readonly Part[]): Part[] {
  const isOther = (at: number) => keyOf(wanted[at]) !== keyOf(read[at])
  const others = wanted.flatMap((part, at) => (isOther(at) ? [{ part, at }] : []))
  if (wanted.length === read.length) return others.map(({ part }) => part)
  const at = others[0]?.at ?? wanted.length - 1
  return wanted.slice(Math.max(0, at - 1), at + 2)
}

/** Names are one whatever their case, as everywhere. */
function keyOf(part: Part | undefined): string {
  if (part === undefined) return ''
  if ('locationType' in part) return JSON.stringify([part.locationType, nameKey(part.locationName), part.timeOfDay])
  const { elementType, description, character, dialogue, emotions } = part
  return JSON.stringify([elementType, description, character === null ? null : nameKey(character), dialogue, emotions])
}
