import type { OnScreenText } from '#engines/ports.ts'
import type { BriefPart } from './read-brief.ts'

/** Longest text that can be read while it is shown, characters. */
const MAX_TITLE = 70
const MAX_LINE = 90
const MAX_BESIDE_FIGURE = 60
const MAX_QUOTE = 160
/** A share or an amount; years, times and dates are none. */
const FIGURE =
  /(?<![\p{L}\p{N}.,:])(?:[$€£¥]\s?\d[\d.,]*\d?(?:\s?(?:k|m|bn|million|billion|thousand)\b)?|\d[\d.,]*\s?(?:[%٪€£]|EUR\b|CHF\b)|\d{1,3}(?:[.,\u00A0\u202F]\d{3})+|\d+(?:[.,]\d+)?\s(?:million|billion|percent|per cent|millionen|milliarden|prozent|millions|milliards?|pour cent|millones|millón|por ciento|milioni|miliardi|per cento|milhões|por cento))(?![\p{L}\p{N}])|\d[\d.,]*\s?[万億亿円元％]/iu
/** What a figure was, and what it is. */
const CHANGE = new RegExp(`\\bfrom (${FIGURE.source}) to (${FIGURE.source})`, 'iu')
const QUOTED = /^(.*?)(?:["“«„]\s?([^"“”«»„]{8,}?)\s?["”»“]|[「『]([^「」『』]{4,})[」』])(.*)$/su
const ADDRESS = /\b(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*[^\s.,;:!?)])?|\S+@\S+\.\p{L}+/u

interface Place {
  /** Its number in a list; 0 for none. */
  number: number
  isLast: boolean
}

/** What is shown while a part of a brief is spoken: always its own words. */
export function onScreenOf({ role, text }: BriefPart, { number, isLast }: Place): OnScreenText | undefined {
  const words = text.replace(/[.…]+$/u, '').trim()
  if (role === 'TOPIC') return words.length <= MAX_TITLE ? { preset: 'title', texts: [words] } : undefined
  if (number > 0) return words.length <= MAX_LINE ? { preset: 'point', texts: [String(number), words] } : undefined
  if (role === 'ENDING' || (isLast && role === 'ACTION')) return endCard(words)
  const [, before = '', inMarks = '', inCorners = '', after = ''] = QUOTED.exec(text) ?? []
  const quote = inMarks || inCorners
  if (quote !== '' && quote.length <= MAX_QUOTE)
    return { preset: 'quote', texts: ['“', quote.replace(/,$/u, ''), speakerOf(before, after)] }
  const [, was = '', is = ''] = CHANGE.exec(words) ?? []
  const [figure] = was === '' ? (FIGURE.exec(words) ?? []) : [`${was.trim()} → ${is.trim()}`]
  return figure && words.length <= MAX_BESIDE_FIGURE ? { preset: 'number', texts: [figure.trim(), words] } : undefined
}

function endCard(words: string): OnScreenText | undefined {
  if (words.length > MAX_LINE) return undefined
  const [address = ''] = ADDRESS.exec(words) ?? []
  const before = words.slice(0, -address.length).trim()
  // 'Sign up at' above the address; within a longer sentence it stays where it is.
  const isApart = address !== '' && words.endsWith(address) && /^\S+(?: \S+){0,2}$/u.test(before)
  return { preset: 'end-card', texts: isApart ? [before, address] : [words, ''] }
}

const SAYS = 'says?|said|writes|wrote|asks|asked|sagt|sagte|schreibt|fragt|dit|a dit|écrit|dice|dijo|afirma|disse|diz'
const SPEAKER_AFTER = new RegExp(`^[\\s,.]*(?:${SAYS}|according to|selon|según|so|–|—)\\s+(.+?)[.]?$`, 'u')
const SPEAKER_BEFORE = new RegExp(`^(.+?)\\s+(?:${SAYS})[\\s,:]*$`, 'u')

/** 'says director Ana Silva' → 'director Ana Silva'. */
function speakerOf(before: string, after: string): string {
  const [, name = ''] = SPEAKER_AFTER.exec(after) ?? SPEAKER_BEFORE.exec(before) ?? []
  return name.length <= MAX_TITLE ? name : ''
}

/** An image with calm room for the words that stand on it. */
export const withRoom = (visual: string, { onScreen }: { onScreen?: OnScreenText | undefined }) =>
  onScreen ? `${visual}, copy space at the top` : visual
