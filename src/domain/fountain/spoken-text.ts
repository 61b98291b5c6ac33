import { withoutEmphasis } from './emphasis.ts'

/** What is struck out, and notes; not where a backslash keeps them from being any. */
const ASIDE = /(?<!\\)\/\*[\s\S]*?\*\/|(?<![\\[])\[\[[\s\S]*?\]\]/gu

/** Without notes and what is struck out, and without the space that stood before one at the end of a clause. */
export function withoutAsides(text: string): string {
  if (!/\/\*|\[\[/u.test(text)) return text
  return text
    .replace(ASIDE, '\u{e000}')
    .replace(/[^\S\n]*\u{e000}+(?=[.,;:!?…])/gu, '')
    .replace(/\u{e000}/gu, ' ')
}

/** What a line says that is set in the middle of the page, '> Ten years later <'; null where it is none. */
export function centredWords(line: string): string | null {
  const text = withoutEmphasis(line)
  return text.length > 1 && text.startsWith('>') && text.endsWith('<') ? text.slice(1, -1).trim() : null
}

/** Whether a paragraph is text that is set in the middle of the page: it is shown, and not spoken. */
export const isCentred = (paragraph: string): boolean =>
  paragraph.split('\n').every((line) => centredWords(line) !== null)

/** A paragraph as it is heard or drawn: without the marks, notes and stage directions of a screenplay. */
export function plainText(text: string): string {
  return unescaped(withoutEmphasis(withoutAsides(text)))
    .split('\n')
    .map((line) => (centredWords(line) ?? line).replace(/^\s*~/u, '').replace(/\s+/gu, ' ').trim())
    .join('\n')
    .trim()
}

/** What is said of a dialogue. */
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
