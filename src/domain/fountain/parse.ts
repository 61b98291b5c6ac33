import { type Asides, findAsides } from './asides.ts'
import { readHeading } from './heading.ts'
import { endsAction, isBlank, kindOfBlock, readShot, readTransition } from './lines.ts'
import { readDialogue } from './parse-dialogue.ts'
import type { Heading, Paragraph, Screenplay, Segment, Source } from './screenplay.ts'
import { centredWords, unescapedAsides } from './spoken-text.ts'
import { tidyAction } from './tidy.ts'
import { titlePageLines } from './title-page.ts'

const TAB = 8

/** Between two names; between the words of two speakers. */
const NAME_GAP = /\s{3,}/u

const WORD_GAP = /\S(\s{2,})(?=\S)/gu

/** A longer line is no row of two columns, characters. */
const MAX_LINE_LENGTH = 200

interface Columns {
  /** Cue and dialogue of both speakers. */
  speeches: [string[], string[]]
  /** The line after both. */
  end: number
}

/** A heading or paragraph that begins at a line (from 0). */
export type Found = { line: number; heading: Heading } | { line: number; paragraph: Paragraph }

interface Reading {
  lines: readonly string[]
  /** Without any empty line: every line is a paragraph of its own. */
  isPlain: boolean
  asides: Asides
}

export interface ParsedScreenplay extends Screenplay {
  /** Of every segment, and of every element of it: the line it begins at, from 1. */
  lineOf: Map<Segment | Segment['elements'][number], number>
}

/** Reads Fountain, or plain text with INT. and EXT. headings. Nothing of the text is lost: the sources together are the text. */
export function parseScreenplay(text: string): ParsedScreenplay {
  const lines = text.split('\n')
  const first = titlePageLines(lines)
  const reading = { lines, isPlain: !/\n[ \t\r]*\n/u.test(text.trim()), asides: findAsides(lines, first) }
  const { found, asides } = findParts(reading, first)
  return assemble(lines, first, found, asides)
}

/** `asides`: the line where an aside begins that stands before a part, by the part's place; the last is what stands after all. */
function findParts(reading: Reading, first: number): { found: Found[]; asides: Map<number, number> } {
  const { lines } = reading
  const found: Found[] = []
  const asides = new Map<number, number>()
  let time: Heading['timeOfDay'] = 'DAY'
  for (let at = first; at < lines.length;) {
    const line = lines[at] ?? ''
    if (isBlank(line)) {
      at++
      continue
    }
    const kind = kindOfBlock(line, lines[at + 1])
    // An aside that began on a heading's line continues.
    const isRest = reading.asides.isInside(at)
    const asideEnd = isRest ? at + 1 : kind === 'aside' ? reading.asides.endOf(at) : null
    if (asideEnd !== null) {
      if (!asides.has(found.length)) asides.set(found.length, at)
      at = asideEnd
    } else if (kind === 'heading') {
      const heading = readHeading(line, time)
      time = heading.timeOfDay
      found.push({ line: at++, heading })
    } else if (kind === 'cue') {
      const columns = reading.isPlain ? null : splitColumns(lines, at)
      const spoken = columns?.speeches.flatMap((speech) => readDialogue({ lines: speech, isPlain: false }, 0).parts)
      const { parts, end } = readDialogue(reading, at)
      // The text of both belongs to the last: it cannot be taken apart.
      const line = at
      found.push(...(spoken?.map((part) => ({ ...part, line })) ?? parts))
      at = columns?.end ?? end
    } else if (kind === 'transition' || kind === 'shot') {
      const paragraph =
        kind === 'transition' ? paragraphOf('TRANSITION', readTransition(line)) : paragraphOf('SHOT', readShot(line))
      found.push({ line: at++, paragraph })
    } else {
      const end = endOfAction(reading, at)
      found.push({ line: at, paragraph: paragraphOf('ACTION', readAction(lines.slice(at, end))) })
      at = end
    }
  }
  return { found, asides }
}

export function paragraphOf(elementType: Paragraph['elementType'], description: string): Paragraph {
  return { elementType, description, character: null, dialogue: '', emotions: [] }
}

function readAction(lines: readonly string[]): string {
  return unescapedAsides(tidyAction(lines.map((line) => line.trim().replace(/^!/u, '')).join('\n')))
}

function endOfAction({ lines, isPlain, asides: { isInside } }: Reading, at: number): number {
  const isCentred = centredWords((lines[at] ?? '').trim().replace(/^!/u, '')) !== null
  const isPart = (line: string, place: number) =>
    isInside(place) || (!isPlain && !isBlank(line) && !endsAction(line, isCentred))
  let end = at + 1
  while (end < lines.length && isPart(lines[end] ?? '', end)) end++
  return end
}

function assemble(
  lines: readonly string[],
  first: number,
  found: readonly Found[],
  asides: ReadonlyMap<number, number>,
): ParsedScreenplay {
  const offsets = [0]
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length + 1)
  const text = lines.join('\n')
  const cut = (from: number, to: number) => text.slice(offsets[from] ?? 0, Math.min(offsets[to] ?? 0, text.length))
  const { length } = lines
  const startOf = (place: number) => asides.get(place) ?? found[place]?.line ?? length
  const sourceOf = (place: number): Source => ({
    before: cut(startOf(place), found[place]?.line ?? length),
    text: cut(found[place]?.line ?? length, startOf(place + 1)),
    after: place === found.length - 1 && asides.has(found.length) ? cut(startOf(found.length), length) : '',
  })
  const lineOf: ParsedScreenplay['lineOf'] = new Map()
  const segments: Segment[] = []
  const opening = openingTransitions(found)
  for (const [place, part] of found.entries()) {
    if (place < opening) continue
    const source = sourceOf(place)
    if ('heading' in part) {
      const segment = { ...part.heading, source, elements: [] }
      segments.push(segment)
      lineOf.set(segment, part.line + 1)
      continue
    }
    if (segments.length === 0) segments.push(placeless())
    const element = { ...part.paragraph, source }
    segments.at(-1)?.elements.push(element)
    lineOf.set(element, part.line + 1)
  }
  return { head: cut(0, Math.max(first, startOf(opening))), segments, lineOf }
}

/** Text before the first heading has no location. */
const placeless = (): Segment => ({
  locationType: 'INT',
  locationName: '',
  timeOfDay: 'DAY',
  source: { before: '', text: '', after: '' },
  elements: [],
})

/** How many there are of 'FADE IN:' before the first heading: they stay at the head, and make no segment of their own. */
function openingTransitions(found: readonly Found[]): number {
  const heading = found.findIndex((part) => 'heading' in part)
  const isOpening = found
    .slice(0, Math.max(0, heading))
    .every((part) => 'paragraph' in part && part.paragraph.elementType === 'TRANSITION')
  return heading > 0 && isOpening ? heading : 0
}

/** Two simultaneous speakers, side by side; null for one. */
function splitColumns(lines: readonly string[], cueAt: number): Columns | null {
  const cue = expand(lines[cueAt] ?? '')
  const names = cue.trim().split(NAME_GAP)
  const [left = '', right = ''] = names
  if (names.length !== 2 || ![left, right].every((name) => kindOfBlock(name, 'x') === 'cue')) return null
  const rightAt = cue.lastIndexOf(right)
  const middle = (cue.indexOf(left) + left.length + rightAt) / 2
  const speeches: Columns['speeches'] = [[left], [right]]
  let end = cueAt + 1
  for (; end < lines.length && !isBlank(lines[end]); end++) {
    const line = expand(lines[end] ?? '')
    const cut = line.length > MAX_LINE_LENGTH ? 0 : cutOf(line, middle)
    const [one, other] = [line.slice(0, cut).trim(), line.slice(cut).trim()]
    if (one !== '') speeches[0].push(one)
    if (other !== '') speeches[1].push(other)
  }
  return speeches.every((speech) => speech.length > 1) ? { speeches, end } : null
}

const expand = (line: string): string => line.replace(/\t/gu, ' '.repeat(TAB)).trimEnd()

/** Where the right column begins: at the gap nearest to the middle; a line without one stands in one of both. */
function cutOf(line: string, middle: number): number {
  const gaps = [...line.matchAll(WORD_GAP)].map(({ index, 1: gap = '' }) => ({
    from: index + 1,
    to: index + 1 + gap.length,
  }))
  const distance = ({ from, to }: { from: number; to: number }) => Math.abs((from + to) / 2 - middle)
  const [nearest] = gaps.toSorted((one, other) => distance(one) - distance(other))
  if (nearest) return nearest.to
  return line.length - line.trimStart().length >= middle ? 0 : line.length
}
