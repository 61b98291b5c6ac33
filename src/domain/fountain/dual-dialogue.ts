import { kindOfBlock, isBlank } from './lines.ts'

const TAB = 8
/** Between two names; between the words of two speakers. */
const NAME_GAP = /\s{3,}/u
const WORD_GAP = /\S(\s{2,})(?=\S)/gu
/** A longer line is no row of two columns, characters. */
const MAX_LINE_LENGTH = 200

export interface Columns {
  /** A cue and what is said, of both speakers. */
  speeches: [string[], string[]]
  /** The line after both. */
  end: number
}

/** Two who speak at once, set side by side; null where one speaks. */
export function splitColumns(lines: readonly string[], cueAt: number): Columns | null {
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
