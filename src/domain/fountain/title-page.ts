import { isHeading } from './heading.ts'
import { isBlank, isShouted, kindOfBlock } from './lines.ts'
import { isPageMark, centredWords, plainLine, writtenLine } from './spoken-text.ts'
import { displayName, tidyLine } from './tidy.ts'

const KEY =
  /^(?:title|credit|authors?|source|draft(?: date)?|date|contact|copyright|notes|revision|episode|format|titel|autor(?:in|en)?|quelle|fassung|datum|kontakt|anmerkung(?:en)?|folge)\s*:/iu
/** The title among the keys. */
const TITLE = /^tit(?:le|el)\s*:/iu

/** Other lines of a title page in plain text. */
const CREDIT =
  /^(?:an? |the )?(?:original )?(?:screenplay|teleplay|script|story|written|created|directed|adapted|based|drehbuch|buch|scénario|guion|sceneggiatura)\b|^(?:by|von|par|por|di)(?:\s|$)|\bdraft\b|^contact\b|copyright|©/iu
/** More is no title page, lines; or no line of one, characters. */
const MAX_LINES = 30
const MAX_LINE_LENGTH = 80

/** How many lines the title page takes, with the empty lines after it and those before the first paragraph. */
export function titlePageLines(lines: readonly string[]): number {
  let at = plainTitleLines(lines)
  if (KEY.test(lines[0] ?? '')) while (at < lines.length && !isBlank(lines[at])) at++
  while (at < lines.length && isBlank(lines[at])) at++
  return at
}

/** Lines before the first heading that are a title page without Fountain's keys; 0 where they are part of the film. */
function plainTitleLines(lines: readonly string[]): number {
  const found: string[] = []
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) continue
    if (found.length > MAX_LINES || line.trim().length > MAX_LINE_LENGTH) return 0
    const words = wordsOf(line)
    if (isHeading(line, true) || /^FADE (?:IN|UP)\b/u.test(words)) return isTitlePage(found) ? at : 0
    found.push(words)
  }
  return 0
}

const wordsOf = (line: string) => plainLine(centredWords(line) ?? line)

function isTitlePage(found: readonly string[]): boolean {
  const [first = ''] = found
  if (KEY.test(first)) return false
  if (found.some((line) => CREDIT.test(line))) return true
  return (
    found.length === 1 && isShouted(first) && !/[.!?:,;]$/u.test(first) && kindOfBlock(first, undefined) === 'action'
  )
}

/** Position of the title in the text before the first segment; -1 without one. */
function titleLine(lines: readonly string[]): number {
  const keyed = lines.findIndex((line) => TITLE.test(line))
  if (keyed >= 0 || KEY.test(lines[0] ?? '')) return keyed
  const isTitle = (line: string) =>
    !isBlank(line) && !isPageMark(line) && !CREDIT.test(wordsOf(line)) && kindOfBlock(line, undefined) === 'action'
  return lines.findIndex(isTitle)
}

/** The title a title page names; null without one. */
export function readTitle(head: string): string | null {
  const lines = head.split('\n')
  const at = titleLine(lines)
  const line = lines[at]
  if (line === undefined) return null
  if (!TITLE.test(line)) return displayName(wordsOf(line).replace(/^["“„»«]|["”“«»]$/gu, '')) || null
  const found = [line.replace(TITLE, '')]
  for (const more of lines.slice(at + 1)) {
    if (!/^(?: {3,}|\t)\S/u.test(more)) break
    found.push(more)
  }
  const title = found.map(plainLine).join(' ').trim()
  return title === '' ? null : title
}

/** The title page with another title; created if missing. */
export function withTitle(head: string, title: string): string {
  const lines = head.split('\n')
  const at = titleLine(lines)
  const words = writtenLine(tidyLine(title))
  const written = `Title: ${words}`
  if (at < 0) return KEY.test(lines[0] ?? '') ? `${written}\n${head}` : `${written}\n\n${head.trimStart()}`
  if (!TITLE.test(lines[at] ?? '')) {
    const isCredited = lines.some((line) => CREDIT.test(wordsOf(line)))
    const rest = lines.slice(at + 1)
    return isCredited ? [...lines.slice(0, at), words, ...rest].join('\n') : [written, ...rest].join('\n')
  }
  let end = at + 1
  while (/^(?: {3,}|\t)\S/u.test(lines[end] ?? '')) end++
  return [...lines.slice(0, at), written, ...lines.slice(end)].join('\n')
}
