import { withoutEmphasis } from './emphasis.ts'
import { centredWords } from './spoken-text.ts'

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

/** '(MORE)', '(CONTINUED)' and a forced page break, also inside a speech. */
export function isPageBreakMark(line: string): boolean {
  return line.length <= MAX_LINE_LENGTH && (BREAK.test(withoutEmphasis(line)) || /^\s*={3,}\s*$/u.test(line))
}

/** What is printed on a page and no part of the film: page numbers, '(CONTINUED)', 'THE END' that is not set to be shown. */
export function isPageMark(line: string): boolean {
  const centred = centredWords(line)
  const text = centred ?? withoutEmphasis(line)
  if (text === '' || text.length > MAX_LINE_LENGTH) return false
  if (isPageBreakMark(text) || PAGE_NUMBER.test(text)) return true
  return centred === null && END.test(text) && (!/^end\b/iu.test(text) || SHOUTED_END.test(text))
}
