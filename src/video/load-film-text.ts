import { letterWidth, MAX_WORD_LENGTH } from '#src/domain/caption-pieces.ts'
import { loadHyphenation } from '#src/domain/hyphenation.ts'
import { loadBidi, needsBidi } from './captions/bidi.ts'
import { lettersOnLine } from './captions/caption-painter.ts'
import type { VideoDocument } from './document.ts'
import { loadFilmFonts } from './fonts.ts'
import { textsOver } from './script-fonts.ts'

/** Share of a line from which on a word may be too long for it: letters are of different widths. */
const NEARLY_A_LINE = 0.7

/**
 * Loads the fonts, the hyphenation and the order of a film's words. Canvas text waits for neither, so
 * this has to come first.
 * @returns whether anything had to be loaded; earlier drawings are outdated then
 */
export async function loadFilmText(fonts: FontFaceSet, film: VideoDocument): Promise<boolean> {
  // Without it they are still drawn, cut between any letters.
  const dividing = hasLongWords(film) ? loadHyphenation(film.language).catch(() => false) : false
  const ordering = [...wordsOf(film), ...textsOver(film).map(({ text }) => text)].some(needsBidi) && loadBidi()
  const areNew = await Promise.all([loadFilmFonts(fonts, film), dividing, ordering])
  return areNew.includes(true)
}

function hasLongWords(film: VideoDocument): boolean {
  const longest = Math.min(MAX_WORD_LENGTH, lettersOnLine(film) * NEARLY_A_LINE)
  return wordsOf(film).some((word) => word.length > longest && letterWidth(word) > longest)
}

const wordsOf = (film: VideoDocument) => film.scenes.flatMap(({ captions }) => captions.map(({ word }) => word))
