import { readEmotionNote } from './screenplay.ts'
import { withoutEmphasis } from './emphasis.ts'
import { isHeading } from './heading.ts'
import { isPageBreakMark, isPageMark, centredWords, plainLine, withoutAsides } from './spoken-text.ts'
import { tidyTransition } from './tidy.ts'

export type BlockKind = 'aside' | 'heading' | 'transition' | 'shot' | 'cue' | 'action'

const MAX_NAME_LENGTH = 100
const MAX_TRANSITION_LENGTH = 100
const MAX_SHOT_LENGTH = 500
/** With their marks and escaped signs they take up to so many times their length. */
const WRITTEN = 3

const TRANSITION =
  /^(?:FADE (?:IN|OUT|UP)|FADE TO (?:BLACK|WHITE)|CUT TO BLACK|DISSOLVE|SMASH CUT|INTERCUT(?: WITH)?|(?:BEGIN |END (?:OF )?|BACK TO )?(?:FLASHBACK|MONTAGE|INTERCUT|PRESENT(?: DAY)?)|(?:MOMENTS |MINUTES |HOURS )?LATER|CONTINUOUS|(?:HARTER |MATCH-?)?SCHNITT(?: (?:AUF|ZU|ZURÜCK))?|(?:AUF|AB|SCHWARZ|ÜBER)BLENDE|ÜBERBLENDUNG(?: (?:AUF|ZU))?|(?:BEGINN |ENDE )?(?:RÜCKBLENDE|MONTAGE))[.:]?$/u
const SHOT =
  /^(?:CLOSE ON|CLOSE[- ]?UP|EXTREME CLOSE|ANGLE ON|WIDE SHOT|WIDER|LONG SHOT|MEDIUM SHOT|TWO SHOT|TRACKING SHOT|AERIAL SHOT|ESTABLISHING SHOT|OVERHEAD SHOT|POV|INSERT|PAN TO|PAN ACROSS|ZOOM IN|ZOOM OUT|DOLLY|CRANE)\b/u
export const SHOT_MARK = 'SHOT: '

export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** A line in a script that knows capitals, all in capitals. */
export function isShouted(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}/u.test(text)
}

/**
 * The kind of a block, by its first line; `next` is the line after it. An aside is no part of the film: a section, a
 * synopsis, a page break, what is printed on a page, a note or struck-out text.
 */
export function kindOfBlock(line: string, next: string | undefined): BlockKind {
  if (line.trimStart().startsWith('!')) return 'action'
  if (isPageMark(line)) return 'aside'
  if (/^(?:#|=|\[\[|\/\*)/u.test(withoutEmphasis(line))) return 'aside'
  if (isHeading(line, true)) return 'heading'
  const text = withoutEmphasis(withoutAsides(line))
  if (isTransition(text, next)) return 'transition'
  if (isShot(text)) return 'shot'
  return isCue(text, next) ? 'cue' : 'action'
}

/** Whether another part begins at a line below an action's first one, which is set in the middle of the page or not. */
export function endsAction(line: string, isCentred: boolean): boolean {
  if (line.trimStart().startsWith('!')) return false
  const isOther = isHeading(line, false) || isPageMark(line) || /^\s*[#=]/u.test(line)
  return isOther || (centredWords(line) !== null) !== isCentred
}

function isTransition(text: string, next: string | undefined): boolean {
  if (text.length > WRITTEN * MAX_TRANSITION_LENGTH || text.startsWith(SHOT_MARK)) return false
  if (text.startsWith('>')) return !text.endsWith('<') && tidyTransition(text) !== ''
  if (text.length > MAX_TRANSITION_LENGTH) return false
  return isBlank(next) && (TRANSITION.test(text) || (isShouted(text) && /(?:^|\s)TO:$/u.test(text) && text !== 'TO:'))
}

function isShot(text: string): boolean {
  if (text.startsWith(SHOT_MARK)) return text.length > SHOT_MARK.length && text.length <= WRITTEN * MAX_SHOT_LENGTH
  return text.length <= MAX_SHOT_LENGTH && isShouted(text) && SHOT.test(text)
}

function isCue(text: string, next: string | undefined): boolean {
  if (isBlank(next)) return false
  if (text.length > WRITTEN * MAX_NAME_LENGTH) return false
  if (text.startsWith('@')) return text.slice(1).trim() !== ''
  const name = text.replace(/\([^()]*\)/gu, '').trim()
  return name.length <= MAX_NAME_LENGTH && isShouted(name) && !/[!?:,;>]$/u.test(name) && !/^[~>(]/u.test(name)
}

const isParenthetical = (text: string) => text.startsWith('(') && text.endsWith(')')

/** Whether the line would not be spoken in a dialogue, with or without escaping backslashes. */
function isSpecial(line: string): boolean {
  const text = line.replace(/^\\+/u, '')
  return (
    isParenthetical(withoutEmphasis(text)) ||
    isHeading(text, false) ||
    isPageBreakMark(text) ||
    readEmotionNote(text) !== null
  )
}

/** The text of a line that is a transition. */
export function readTransition(line: string): string {
  return tidyTransition(plainLine(line.trim().replace(/^>\s*/u, '')))
}

/** The text of a line that is a shot. */
export function readShot(line: string): string {
  const text = plainLine(line)
  return text.startsWith(SHOT_MARK) ? text.slice(SHOT_MARK.length).trim() : text
}

/** The words of a parenthetical; null when the line is spoken. */
export function readParenthetical(line: string): string | null {
  const text = withoutEmphasis(line)
  return isParenthetical(text) ? plainLine(text.slice(1, -1)) : null
}

/** A backslash keeps a spoken line from being read as something else. */
export const escapeSpoken = (line: string): string => (isSpecial(line) ? `\\${line}` : line)
export const unescapeSpoken = (line: string): string =>
  line.startsWith('\\') && isSpecial(line) ? line.slice(1) : line
