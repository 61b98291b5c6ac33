import { contrastOf, parseHex, type Rgb } from '#src/domain/contrast.ts'
import type { VideoCaptions } from '../document.ts'
import { captionPainter } from './caption-painter.ts'
import type { Color } from './painter-types.ts'

/** Least contrast of words to what is behind them (WCAG AA). */
export const MIN_CONTRAST = 4.5
/** What the shadows and outlines of captions without a plate make of any picture. */
const SHADE: Rgb = [30, 30, 34]

type Look = Pick<VideoCaptions, 'style' | 'colors'>

/**
 * How well words stand out from their plate or, without one, from their shadow: the contrast (1 to 21), whether it is enough, and black
 * or white, whichever stands out more, `#rrggbb`.
 */
export function captionContrast(captions: Look): { ratio: number; isEnough: boolean; readable: string } {
  const { text, plate } = captionColors(captions)
  const behind = plate ?? SHADE
  const ratio = contrastOf(text, behind)
  const isWhite = contrastOf([255, 255, 255], behind) >= contrastOf([17, 17, 17], behind)
  return { ratio, isEnough: ratio >= MIN_CONTRAST, readable: isWhite ? '#ffffff' : '#111111' }
}

function captionColors({ style, colors }: Look): { text: Rgb; plate: Rgb | null } {
  const own = captionPainter(style).colors
  const chosen = (hex: string | null) => (hex === null ? null : parseHex(hex))
  return { text: chosen(colors.text) ?? rgb(own.text), plate: chosen(colors.plate) ?? (own.plate && rgb(own.plate)) }
}

const rgb = ([red, green, blue]: Color): Rgb => [red, green, blue]
