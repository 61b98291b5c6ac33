/** Text with marks: what `docs/using.md` becomes when the app is built (scripts/vite/help-guide.ts). */
export type Words = readonly (string | MarkedWords)[]

export interface MarkedWords {
  as: 'strong' | 'em' | 'code' | 'a'
  /** Of a link: an anchor of the page or a URL. */
  href?: string
  words: Words
}

export type Block =
  | { kind: 'heading'; id: string; words: Words }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; isOrdered: boolean; items: readonly Words[] }
  | { kind: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] }
  | { kind: 'code'; text: string }

export interface Section {
  /** The anchor that GitHub gives its heading. */
  id: string
  title: string
  blocks: readonly Block[]
}

export interface Guide {
  title: string
  intro: readonly Block[]
  sections: readonly Section[]
}

export const textOf = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : textOf(part.words))).join('')
