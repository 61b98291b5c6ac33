import { captionFontSize } from '#src/domain/caption-styles.ts'
import type { VideoDocument } from '../document.ts'
import { captionPainter } from './caption-painter.ts'

/** Mean width of a letter, in em. */
const LETTER = 0.53
/** Widest a caption may be, as a share of the film. */
export const MAX_WIDTH = 0.86

/** About how many letters a line of a film's captions has room for, before any shrinking. */
export function lettersOnLine({ captions, width, height }: VideoDocument): number {
  const { type } = captionPainter(captions.style)
  const em = captionFontSize(captions.fontSize, Math.min(width, height)) * type.scale
  const isUppercase = captions.uppercase ?? type.uppercase
  return (MAX_WIDTH * width) / ((LETTER + type.letterSpacing) * (isUppercase ? 1.16 : 1) * em)
}
