import { charactersPerSecond } from './translated-length.ts'
import { writerTarget } from './writer-target.ts'

/** A writer may be this much longer than it was asked to be before its text is refused or charged as if it were not. */
const ROOM = 1.1

export interface TextToWrite {
  /** PROMPT: a text is invented; SCRIPT: the text stays word for word. */
  kind: 'PROMPT' | 'SCRIPT'
  text: string
  /** BCP 47 */
  language: string
  /** Length that is wanted of an invented text; null: as long as writers make it by themselves. */
  seconds: number | null
  isPremium: boolean
}

/** Characters that a story's text will have: about, and at most as far as a price is concerned. */
export function writtenLength({ kind, text, language, seconds, isPremium }: TextToWrite): {
  about: number
  most: number
} {
  if (kind === 'SCRIPT') return { about: text.length, most: text.length }
  const about = writerTarget(seconds, isPremium) * charactersPerSecond(language)
  return { about, most: about * ROOM }
}
