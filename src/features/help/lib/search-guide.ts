import { type Block, type Guide, type Section, textOf } from './guide.ts'

export interface Found {
  section: Section
  /** The best match in the section; '' where only its title matches. */
  passage: string
}

/** Results are for choosing, not for reading. */
const MAX_RESULTS = 12

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a query, folded: a result contains all of them. */
export const queryWords = (query: string): string[] => fold(query).split(/\s+/u).filter(Boolean)

/** Sections that contain every word of the query, those with it in their title first. */
export function searchGuide({ sections }: Guide, query: string): Found[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  const found = sections.flatMap((section) => {
    const passages = section.blocks.flatMap(passagesOf)
    const all = fold([section.title, ...passages].join('\n'))
    if (!words.every((word) => all.includes(word))) return []
    const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length
    const best = passages.toSorted((one, other) => countIn(other) - countIn(one))[0] ?? ''
    const inTitle = countIn(section.title)
    const passage = countIn(best) === 0 ? '' : best
    return [{ section, passage, rank: inTitle * 2 + countIn(best) }]
  })
  return found
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_RESULTS)
    .map(({ section, passage }) => ({ section, passage }))
}

function passagesOf(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(textOf)
  if (block.kind === 'table') return block.rows.map((row) => row.map(textOf).join(': '))
  return [block.kind === 'code' ? block.text : textOf(block.words)]
}

/** A text in parts, every other one of which is a word of the query: plain, marked, plain … */
export function markedParts(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  // Folding may change the number of characters: then a letter is compared with its own fold.
  const folds = [...text].map(fold)
  const letters = [...text]
  const parts: string[] = []
  let plain = ''
  for (let at = 0; at < letters.length;) {
    const length = matchLength(folds, at, words)
    if (length === 0) plain += letters[at++]
    else {
      parts.push(plain, letters.slice(at, at + length).join(''))
      plain = ''
      at += length
    }
  }
  return [...parts, plain]
}

/** Letters of the longest word that starts here; 0 if none does. */
function matchLength(folds: readonly string[], at: number, words: readonly string[]): number {
  let longest = 0
  for (const word of words) {
    let read = ''
    let length = 0
    while (read.length < word.length && at + length < folds.length) read += folds[at + length++]
    if (read === word && length > longest) longest = length
  }
  return longest
}

const SNIPPET_LENGTH = 140

/** The part of a passage around its first match. */
export function snippetOf(passage: string, words: readonly string[]): string {
  if (passage.length <= SNIPPET_LENGTH) return passage
  const [before = ''] = markedParts(passage, words)
  const start =
    before.length <= SNIPPET_LENGTH / 3 ? 0 : passage.lastIndexOf(' ', before.length - SNIPPET_LENGTH / 4) + 1
  const cut = passage.slice(start, start + SNIPPET_LENGTH)
  const end = start + SNIPPET_LENGTH >= passage.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`
  return start === 0 ? end : `… ${end}`
}
