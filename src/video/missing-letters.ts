import { graphemes } from '#src/domain/caption-pieces.ts'
import { fontHas } from './fonts.ts'
import { hasScriptFont } from './script-fonts.ts'
import { isEmoji } from './stickers/emoji.ts'

/** Spaces, marks that join or direct letters, and variants of the letter before. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}]+$/u

export interface MissingLetter {
  letter: string
  /** Whether another font of the film draws it; else it is the machine's, which another one may not have. */
  hasOtherFont: boolean
}

/** The first letter of a text that its font lacks, one that no font of the film has before others; null: it has all. */
export function missingLetter(text: string, font: string): MissingLetter | null {
  const letters = [...new Set(graphemes(text))].filter((letter) => !UNSEEN.test(letter) && !isEmoji(letter))
  const missing = letters.filter((letter) => !fontHas(font, letter))
  const unknown = missing.find((letter) => !fontHas('Inter', letter) && !hasScriptFont(letter))
  const letter = unknown ?? missing[0]
  return letter === undefined ? null : { letter, hasOtherFont: unknown === undefined }
}
