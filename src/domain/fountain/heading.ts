import { withoutEmphasis } from './emphasis.ts'
import { EXACT_MARK, splitTime } from './heading-time.ts'
import { SCENE_NUMBER, unescaped, withoutAsides, writtenLine } from './spoken-text.ts'
import type { Heading } from './screenplay.ts'
import { nameKey, tidyPlace } from './tidy.ts'

/** Longer lines are no headings, characters. */
const MAX_LINE_LENGTH = 500
const SIDE = String.raw`INT\.?\s?\/\s?EXT|EXT\.?\s?\/\s?INT|I\.?\/E|E\.?\/I|INT|EXT|EST`
const NUMBERED = String.raw`^(?:(${SCENE_NUMBER})\s+)?`
const PREFIX = new RegExp(String.raw`${NUMBERED}(${SIDE})(?:\.\s*|\s+|$)(.*)$`, 'iu')
/** In other languages only in capitals: they are words of sentences there. */
const LOCAL_PREFIX = new RegExp(
  String.raw`${NUMBERED}((?:INNEN|AUSSEN|AUßEN|INTERIOR|EXTERIOR|INTÉRIEUR|EXTÉRIEUR|INTERNO|ESTERNO)(?:\s?\/\s?\p{Lu}+)?)(?:\.\s*|:\s*|\s+|$)(.*)$`,
  'u',
)
const NUMBER_MARK = /\s*#[^#]+#$/u
/** In the right margin, far from the heading. */
const MARGIN_NUMBER = new RegExp(String.raw`(?:\s{2,}|\t)${SCENE_NUMBER}$`, 'u')

/** `isOwnBlock`: an empty line stands before it. Otherwise only a line in capitals is a heading. */
export function isHeading(line: string, isOwnBlock: boolean): boolean {
  if (line.length > MAX_LINE_LENGTH) return false
  const text = withoutEmphasis(withoutAsides(line))
  if (isOwnBlock && /^\.[^.\s]/u.test(text)) return true
  if (LOCAL_PREFIX.test(text)) return text === text.toUpperCase() || isOwnBlock
  return PREFIX.test(text) && (isOwnBlock || (text === text.toUpperCase() && /^\S+\s+\S/u.test(text)))
}

/** The parts of a heading. Defaults are INT and DAY; `before` is the time of the segment before it. */
export function readHeading(line: string, before: Heading['timeOfDay'] = 'DAY'): Heading {
  const text = withoutEmphasis(withoutAsides(line)).replace(NUMBER_MARK, '')
  const [, number = '', side = 'INT', rest = text.replace(/^\./u, '')] =
    PREFIX.exec(text) ?? LOCAL_PREFIX.exec(text) ?? []
  const { place, timeOfDay } = splitTime(withoutNumber(rest, number), before)
  return { locationType: typeOf(side.toUpperCase()), locationName: tidyPlace(unescaped(place)), timeOfDay }
}

/** Without the scene number of the right margin: a repetition of the left margin's, or one far off. */
function withoutNumber(rest: string, number: string): string {
  const bare = number.replace(/[.)]$/u, '')
  const again = new RegExp(String.raw`(?:^|\s+)${bare}[.)]?$`, 'u')
  return bare !== '' && again.test(rest) ? rest.replace(again, '') : rest.replace(MARGIN_NUMBER, '')
}

function typeOf(side: string): Heading['locationType'] {
  if (side.includes('/')) return 'INT_EXT'
  return /^IN/u.test(side) ? 'INT' : 'EXT'
}

const PREFIXES = { INT: 'INT.', EXT: 'EXT.', INT_EXT: 'INT./EXT.' } as const

/** 'INT. LIGHTHOUSE - NIGHT' */
export function writeHeading({ locationType, locationName, timeOfDay }: Heading): string {
  const place = inCapitals(tidyPlace(locationName))
  const begin = [PREFIXES[locationType], writtenLine(place)].filter(Boolean).join(' ')
  const usual = `${begin} - ${timeOfDay}`
  // A place that looks like a time or ends with a number.
  return nameKey(readHeading(usual).locationName) === nameKey(place) ? usual : `${begin}${EXACT_MARK}${timeOfDay}`
}

/** A name in capitals where that loses nothing. */
export function inCapitals(name: string): string {
  const capitals = name.toUpperCase()
  return nameKey(capitals) === nameKey(name) ? capitals : name
}
