/** How long music can be that is composed to order, seconds: what models take. */
export const MUSIC_LENGTH = { least: 3, most: 600 } as const

/** Whole seconds of music for a film: all of it, as far as models compose that. @param ms length of the film */
export const musicSecondsFor = (ms: number): number =>
  Math.min(MUSIC_LENGTH.most, Math.max(MUSIC_LENGTH.least, Math.ceil(ms / 1_000)))

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
