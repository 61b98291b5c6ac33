import type { SpokenWord } from '#engines/ports.ts'

/** A piece of speech and when it is heard, seconds. */
export interface TimedPiece {
  text: string
  start: number
  end: number
}

/**
 * Pieces (characters, syllables, tokens without spaces) put together to the words of a text; null when they say something else. A word's
 * time is from its first piece to its last.
 */
export function foldTimes(pieces: readonly TimedPiece[], text: string): SpokenWord[] | null {
  const words: SpokenWord[] = []
  let at = 0
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    let left = plain(word)
    let start: number | null = null
    // A dash alone takes no time.
    let end = (words.at(-1)?.end ?? 0) / 1000
    while (at < pieces.length && left !== '') {
      const piece = pieces[at]
      const said = plain(piece?.text ?? '')
      if (!piece || !left.startsWith(said)) return null
      at++
      if (said === '') continue
      left = left.slice(said.length)
      start ??= piece.start
      end = piece.end
    }
    if (left !== '') return null
    words.push({ word, start: (start ?? end) * 1000, end: end * 1000 })
  }
  return pieces.slice(at).every(({ text: rest }) => plain(rest) === '') ? words : null
}

/** What of a text is heard: providers write quotation marks, dashes and spaces in their own way. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '')
