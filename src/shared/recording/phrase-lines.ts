import { linesFor } from '#src/domain/align-words.ts'
import type { Phrase } from '#src/domain/phrases.ts'

/** What is written for each phrase: the text's own lines where there are as many, otherwise the words shared by their length. */
export function linesOfText(text: string, phrases: readonly Phrase[]): string[] {
  const lines = text.split('\n')
  if (lines.length === phrases.length) return lines
  if (text.trim() === '') return phrases.map(() => '')
  return linesFor(text, phrases)
}
