import { isBlank } from './lines.ts'
import { isPageMark } from './spoken-text.ts'

/** Parts that are not in the film: notes, struck-out text, sections, synopses and page breaks. */
export interface Asides {
  /** Whether a line begins inside of a note or struck-out text: an empty one ends nothing there, and a heading does not count. */
  isInside: (at: number) => boolean
  /** The line after one that begins at a line; null where it is not closed as one. */
  endOf: (at: number) => number | null
}

/** @param first the line to search from */
export function findAsides(lines: readonly string[], first: number): Asides {
  const inside = linesInside(lines, first)
  const isInside = (at: number) => inside.has(at)
  const nextStrike = nextLine(lines, (line) => line.includes('*/'))
  const nextNoteEnd = nextLine(lines, (line, at) => (isBlank(line) && !isInside(at)) || line.includes(']]'))
  return {
    isInside,
    endOf(at) {
      const begin = (lines[at] ?? '').trim()
      if (/^[#=]/u.test(begin) || isPageMark(begin)) return at + 1
      const isNote = begin.startsWith('[[')
      const end = isNote ? nextNoteEnd(at) : nextStrike(at)
      const last = (lines[end] ?? '').trimEnd()
      const isClosed = isNote ? last.endsWith(']]') && last.indexOf(']]') === last.length - 2 : last.endsWith('*/')
      return isClosed ? end + 1 : null
    },
  }
}

const OPENINGS = /(?<!\\)\/\*|(?<![\\[])\[\[/gu

/** A note ends with its block, in which a line of two spaces does not count as empty; struck-out text does not. */
function linesInside(lines: readonly string[], first: number): ReadonlySet<number> {
  const inside = new Set<number>()
  const nextStrike = nextLine(lines, (line) => line.includes('*/'))
  const nextNote = nextLine(lines, (line) => line.includes(']]'))
  const nextEmpty = nextLine(lines, (line) => isBlank(line) && !/^ {2,}\r?$/u.test(line))
  for (let at = first; at < lines.length; at++) {
    const line = lines[at] ?? ''
    // Where in the line one has ended that began before.
    let from = 0
    for (const { 0: mark, index } of line.matchAll(OPENINGS)) {
      const closing = mark === '/*' ? '*/' : ']]'
      if (index < from) continue
      const here = line.indexOf(closing, index + 2)
      if (here >= 0) from = here + 2
      else {
        const end = mark === '/*' ? nextStrike(at + 1) : nextNote(at + 1)
        if (end >= lines.length || (mark === '[[' && nextEmpty(at) < end)) continue
        for (let each = at + 1; each <= end; each++) inside.add(each)
        // Text after its end on the same line opens nothing.
        at = end
        break
      }
    }
  }
  return inside
}

/** The first matching line from a place on. Each line is examined once if calls come with growing places. */
function nextLine(lines: readonly string[], isWanted: (line: string, at: number) => boolean): (at: number) => number {
  let found = -1
  return (at) => {
    if (found < at) for (found = at; found < lines.length && !isWanted(lines[found] ?? '', found);) found++
    return found
  }
}
