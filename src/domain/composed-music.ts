/** How long music can be that is composed to order, seconds: what models take. */
export const MUSIC_LENGTH = { least: 3, most: 600 } as const

/** Whole seconds of music for a film: all of it, as far as models compose that. @param ms length of the film */
export const musicSecondsFor = (ms: number): number =>
  Math.min(MUSIC_LENGTH.most, Math.max(MUSIC_LENGTH.least, Math.ceil(ms / 1_000)))

/** Seconds of video that a built-in track is composed for; a shorter or longer one has its loop: the file of 5 minutes has 53 MB. */
const PIECE_LENGTH = { least: 4, most: 300 } as const

/** Whole seconds of a built-in track that ends with the film, rounded up so that it never ends before; null where it loops. @param ms length of the film */
export function pieceSecondsFor(ms: number): number | null {
  const seconds = Math.ceil(ms / 1_000)
  return seconds >= PIECE_LENGTH.least && seconds <= PIECE_LENGTH.most ? seconds : null
}

/** Letters of a name. */
const MAX_TITLE_LENGTH = 60

/** The name that music goes by: the words it was composed from, or the first of them. */
export function musicTitle(words: string): string {
  const letters = Array.from(words.replaceAll(/\s+/gu, ' ').trim())
  return letters.length > MAX_TITLE_LENGTH
    ? `${letters
        .slice(0, MAX_TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}

/** The same as the name of a file, without its ending: nothing in it that a file system refuses. */
export const musicFileName = (words: string): string =>
  musicTitle(words.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')) || 'music'
