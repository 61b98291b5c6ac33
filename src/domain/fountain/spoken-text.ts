import { withoutEmphasis } from './emphasis.ts'

/** The longest of these, characters. */
const MAX_LINE_LENGTH = 60

/** A scene number as productions write it: 12, 12A, A4. */
export const SCENE_NUMBER = String.raw`[A-Z]{0,3}\d{1,4}[A-Z]{0,3}[.)]?`

/** Where a page breaks a speech or a scene: '(MORE)', 'CONTINUED: (2)', '12 CONTINUED: 12'. */
const BREAK = new RegExp(
  String.raw`^(?:${SCENE_NUMBER}\s+)?\(?(?:MORE|CONTINUED|CONT['’]?D)\)?[:.]?(?:\s*\(\d+\))?(?:\s+${SCENE_NUMBER})?$`,
  'u',
)

const PAGE_NUMBER = /^(?:(?:page|seite|p\.)\s*)?\d{1,3}\.?(?:\s*(?:\/|of)\s*\d{1,3})?$|^[-–—]\s*\d{1,3}\s*[-–—]$/iu

const END = /^(?:the end|fin|ende)[.!]?$|^(?:END OF|END)\s+[\p{Lu}\d][\p{Lu}\d\s]*[.!]?$/iu

const SHOUTED_END = /^END OF\b/u

/** Struck-out text and notes, unless escaped by a backslash. */
const ASIDE = /(?<!\\)\/\*[\s\S]*?\*\/|(?<![\\[])\[\[[\s\S]*?\]\]/gu

/** Without notes and struck-out text, and without the space that stood before one at the end of a clause. */
export function withoutAsides(text: string): string {
  if (!/\/\*|\[\[/u.test(text)) return text
  return text
    .replace(ASIDE, '\u{e000}')
    .replace(/[^\S\n]*\u{e000}+(?=[.,;:!?…])/gu, '')
    .replace(/\u{e000}/gu, ' ')
}

/** Text of a centred line, '> Ten years later <'; null for any other line. */
export function centredWords(line: string): string | null {
  const text = withoutEmphasis(line)
  return text.length > 1 && text.startsWith('>') && text.endsWith('<') ? text.slice(1, -1).trim() : null
}

/** Whether a paragraph is text that is set in the middle of the page: it is shown, and not spoken. */
export const isCentred = (paragraph: string): boolean =>
  paragraph.split('\n').every((line) => centredWords(line) !== null)

/** A paragraph as it is spoken or drawn: without the marks, notes and stage directions of a screenplay. */
export function plainText(text: string): string {
  return unescaped(withoutEmphasis(withoutAsides(text)))
    .split('\n')
    .map((line) => (centredWords(line) ?? line).replace(/^\s*~/u, '').replace(/\s+/gu, ' ').trim())
    .join('\n')
    .trim()
}

/** The spoken part of a dialogue. */
export function spokenText(dialogue: string): string {
  return plainText(dialogue.replace(/^\([^()\n]*\)[^\S\n]*/gmu, ''))
}

export const unescaped = (text: string): string => text.replace(/\\([\\*_[])/gu, '$1')

/** A name, place, title or note of the manner without what Fountain marks in it. */
export function plainLine(line: string): string {
  return unescaped(withoutEmphasis(withoutAsides(line)))
    .replace(/\s+/gu, ' ')
    .trim()
}

const OPENING = /\\*(?:\/\*|\[\[)/gu
const ESCAPED = /\\(?:\/\*|\[\[)/u

/** A paragraph as it is written: one that opens a note, or strikes out, and does not end it would take what follows along. */
export function escapedAsides(text: string): string {
  const isOpen = /\/\*|\[\[/u.test(text.replace(ASIDE, ''))
  return isOpen || ESCAPED.test(text) ? text.replace(OPENING, '\\$&') : text
}

export const unescapedAsides = (text: string): string => text.replace(/\\(\\*(?:\/\*|\[\[))/gu, '$1')

/** Such words as Fountain writes them: `plainLine` reads them again. */
export function writtenLine(words: string): string {
  const isPlain = plainLine(words) === words && !/\/\*|\[\[/u.test(words)
  return isPlain ? words : words.replace(/[\\*_[]/gu, '\\$&')
}

/** '(MORE)', '(CONTINUED)' and a forced page break, also inside a speech. */
export function isPageBreakMark(line: string): boolean {
  return line.length <= MAX_LINE_LENGTH && (BREAK.test(withoutEmphasis(line)) || /^\s*={3,}\s*$/u.test(line))
}

/** Page furniture that is not part of the film: page numbers, '(CONTINUED)', 'THE END' that is not set to be shown. */
export function isPageMark(line: string): boolean {
  const centred = centredWords(line)
  const text = centred ?? withoutEmphasis(line)
  if (text === '' || text.length > MAX_LINE_LENGTH) return false
  if (isPageBreakMark(text) || PAGE_NUMBER.test(text)) return true
  return centred === null && END.test(text) && (!/^end\b/iu.test(text) || SHOUTED_END.test(text))
}
