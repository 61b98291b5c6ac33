import { type CaptionStyleId, captionFontSize } from '#src/domain/caption-styles.ts'
import type { CaptionPainter } from './painter-types.ts'
import { boldPop, karaoke } from './styles/word-by-word.ts'
import { boxed, classic, minimal, neon } from './styles/outlined.ts'
import type { VideoDocument } from '../document.ts'
import { EMOJI_SIZE } from '../stickers/emoji.ts'

/** Mean width of a letter, in em. */
const LETTER = 0.53

/** Widest a caption may be, as a share of the film. */
export const MAX_WIDTH = 0.86

const painters: Record<CaptionStyleId, CaptionPainter> = {
  CLASSIC: classic,
  BOLD_POP: boldPop,
  KARAOKE: karaoke,
  BOXED: boxed,
  MINIMAL: minimal,
  NEON: neon,
}

/** The painter of a caption style. */
export function captionPainter(style: CaptionStyleId): CaptionPainter {
  return painters[style]
}

/** Side of the emoji in a film's captions before any shrinking, px of the film. */
export const captionEmojiSide = ({ captions, width, height }: VideoDocument): number =>
  captionFontSize(captions.fontSize, Math.min(width, height)) * captionPainter(captions.style).type.scale * EMOJI_SIZE

/** About how many letters a line of a film's captions has room for, before any shrinking. */
export function lettersOnLine({ captions, width, height }: VideoDocument): number {
  const { type } = captionPainter(captions.style)
  const em = captionFontSize(captions.fontSize, Math.min(width, height)) * type.scale
  const isUppercase = captions.uppercase ?? type.uppercase
  return (MAX_WIDTH * width) / ((LETTER + type.letterSpacing) * (isUppercase ? 1.16 : 1) * em)
}
