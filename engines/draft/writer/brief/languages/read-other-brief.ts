import { splitSentences } from '#src/domain/sentences.ts'
import { holdQuotes, type HeldText } from '../protect.ts'
import { type Brief, type BriefPart, pointOf } from '../read-brief.ts'
import { readDirectionIn } from './directions.ts'

/** The last sentence is shown as the end of the video up to this length. */
const MAX_CALL = 70
const MAX_HEAD = 90
const MAX_ITEM = 90
/** What joins the last two items of a list. */
const AND = /\s+(?:und|oder|et|ou|y|e|o|en|и)\s+/iu
const COMMA = /,\s+|[、，،]\s*/u
const SEMICOLON = /;\s*|[；؛]\s*/u

/**
 * Takes a prompt in another language apart by signs that all languages share: line breaks, bullets, colons, quotation marks and ends of
 * sentences. Every word of it is said, but for the commonest directions, and nothing is added.
 */
export function readOtherBrief(source: string, language: string): Brief {
  const held = holdQuotes(source.replaceAll('\r', ''))
  const brief: Brief = {
    ...{ kind: 'EXPLAINER', topic: '', form: '', parts: [], shown: [], about: [], isRequest: false },
    hasFacts: /[\d\uE000]/u.test(held.text),
  }
  const add = (role: BriefPart['role'], text: string) => brief.parts.push({ role, text: said(text, held) })
  const head = (text: string) => {
    if (brief.topic !== '' || brief.parts.length > 0) return void add('STATEMENT', text)
    brief.topic = said(text, held).replace(/[.!…。！]+$/u, '')
    add('TOPIC', text)
  }
  const lines = held.text.split(/\n+/u).filter((line) => /[\p{L}\p{N}]/u.test(line))
  for (const [at, line] of lines.entries()) {
    const point = pointOf(line)
    if (point !== undefined) {
      add('ITEM', point)
      continue
    }
    const isHeading =
      pointOf(lines[at + 1] ?? '') !== undefined && line.length <= MAX_HEAD && !/[.!?…。！？]\s*$/u.test(line)
    for (const sentence of isHeading ? [line] : splitSentences(line, language)) {
      if (!/[\p{L}\p{N}]/u.test(sentence)) continue
      const direction = readDirectionIn(language, sentence)
      if (direction) brief.isRequest = true
      if (direction?.role === 'ABOUT') brief.about.push(direction.text)
      else if (direction?.role === 'ENDING') add('ENDING', direction.text)
      else readSentence(direction?.text ?? sentence, isHeading || direction !== undefined)
    }
  }
  if (brief.parts.filter(({ role }) => role === 'ITEM').length > 0) brief.kind = 'LIST'
  markCall(brief.parts)
  return brief

  function readSentence(text: string, isHead: boolean): void {
    const list = readList(text)
    if (!list && !isHead) return void add('STATEMENT', text)
    head(list?.head ?? text.trim().replace(/\s*[:：]$/u, ''))
    for (const item of list?.items ?? []) add('ITEM', item)
  }
}

/** 'Drei Tipps: a, b und c' → its head and its items; undefined where there is no such list. */
function readList(text: string): { head: string; items: string[] } | undefined {
  const found = /^([^:：]{2,90}?)\s*(?::\s+|：\s*)(\S.*)$/su.exec(text.trim())
  const [, head = '', rest = ''] = found ?? []
  if (head === '' || splitSentences(rest).length > 1) return undefined
  const separator = SEMICOLON.test(rest) ? SEMICOLON : COMMA
  const items = rest.replace(/[.!…。！]+$/u, '').split(separator)
  const last = separator === COMMA && items.length > 1 ? (items.pop() ?? '').split(AND) : []
  const all = [...items, ...last].map((item) => item.trim()).filter((item) => /[\p{L}\p{N}]/u.test(item))
  return all.length >= 2 && all.every((item) => item.length <= MAX_ITEM) ? { head, items: all } : undefined
}

/** The last sentence ends the video where it calls for something, or names where to go. */
function markCall(parts: BriefPart[]): void {
  const last = parts.at(-1)
  if (!last || parts.length < 2 || last.role !== 'STATEMENT' || last.text.length > MAX_CALL) return
  if (/[!！]["'”’»」]*$/u.test(last.text) || /\p{L}\.\p{L}{2,}(?:\/\S*)?\.?$|\S@\S+\.\p{L}{2,}/u.test(last.text))
    last.role = 'ENDING'
}

const said = (part: string, held: HeldText) => {
  const text = held.restore(part.trim().replace(/[,;:，；：]$/u, ''))
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
