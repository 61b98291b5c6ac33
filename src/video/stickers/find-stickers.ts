import { withTone, type SkinTone } from '#src/domain/stickers/sticker.ts'

/** A sticker of a search, its skin tones folded into one. */
export interface FoundSticker {
  name: string
  /** The tones it can be had in beside the yellow one, light to dark; most have none. */
  tones: readonly SkinTone[]
}

/**
 * Stickers by what they show, the nearest first; every sticker where no word is given. Each word has to begin one of the sticker's.
 * @param words in English, as people type them
 */
export async function findStickers(words: string): Promise<FoundSticker[]> {
  const { default: stickers } = await import('virtual:sticker-words')
  const wanted = wordsIn(words)
  return stickers
    .map(([name, tones, keywords], position) => ({
      ...{ name, tones, position },
      distance: distanceOf(wanted, wordsIn(name), keywords.split(' ')),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance || a.position - b.position)
    .map(({ name, tones }) => ({ name, tones }))
}

/** Names of a sticker in all its tones, the yellow one first. */
export const inAllTones = ({ name, tones }: FoundSticker): string[] => [
  name,
  ...tones.map((tone) => withTone(name, tone)),
]

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}:)(]+/u)
    .filter(Boolean)

/** 0 for the exact name, less than 1 for words of the name, more for the words that people use for it. */
function distanceOf(wanted: readonly string[], own: readonly string[], keywords: readonly string[]): number {
  if (wanted.join(' ') === own.join(' ')) return 0
  let distance = 0
  for (const word of wanted) {
    if (own.includes(word)) distance += 0.5 + own.length * 0.01
    else if (keywords.includes(word)) distance += 1
    else if (own.some((one) => one.startsWith(word))) distance += 1.5
    else if (keywords.some((one) => one.startsWith(word))) distance += 2
    else return Infinity
  }
  return distance
}
