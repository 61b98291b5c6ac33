import { isBlank } from './lines.ts'
import { tidyLine } from './tidy.ts'

const KEY =
  /^(?:title|credit|authors?|source|draft(?: date)?|date|contact|copyright|notes|revision|episode|format)\s*:/iu

/** How many lines the title page takes, with the empty lines after it and those before the first paragraph. */
export function titlePageLines(lines: readonly string[]): number {
  let at = 0
  if (KEY.test(lines[0] ?? '')) while (at < lines.length && !isBlank(lines[at])) at++
  while (at < lines.length && isBlank(lines[at])) at++
  return at
}

/** The title a title page names; null without one. */
export function readTitle(head: string): string | null {
  const lines = head.split('\n')
  const at = lines.findIndex((line) => /^title\s*:/iu.test(line))
  if (at < 0) return null
  const told = [(lines[at] ?? '').replace(/^title\s*:/iu, '')]
  for (const line of lines.slice(at + 1)) {
    if (!/^(?: {3,}|\t)\S/u.test(line)) break
    told.push(line)
  }
  const title = tidyLine(told.join(' ').replace(/\*{1,3}|(?<!\S)_|_(?!\S)/gu, ''))
  return title === '' ? null : title
}

/** The title page with another title; made when there is none. */
export function withTitle(head: string, title: string): string {
  const lines = head.split('\n')
  const at = lines.findIndex((line) => /^title\s*:/iu.test(line))
  const written = `Title: ${tidyLine(title)}`
  if (at < 0) return KEY.test(lines[0] ?? '') ? `${written}\n${head}` : `${written}\n\n${head.trimStart()}`
  let end = at + 1
  while (/^(?: {3,}|\t)\S/u.test(lines[end] ?? '')) end++
  return [...lines.slice(0, at), written, ...lines.slice(end)].join('\n')
}
