import type { VideoCaptions } from '../document.ts'
import { captionPainter } from './caption-painter.ts'
import type { Color } from './painter-types.ts'
import type { CaptionStyleId } from '#src/domain/caption-styles.ts'

/** Red, green, blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** Least contrast of words to their background (WCAG AA), … */
export const MIN_CONTRAST = 4.5
/** … and of large ones. */
const LARGE_CONTRAST = 3
/** The effective background of captions without a plate: their shadows and outlines. */
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

/** `#rrggbb` as channels; null when invalid. */
export function parseHex(hex: string): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

/** Contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour for words on a background (both #rrggbb): the wanted one where it stands out, else white or near black. */
export function readableOn(background: string, wanted: string): string {
  const behind = parseHex(background) ?? SHADE
  const contrast = (hex: string) => contrastOf(parseHex(hex) ?? behind, behind)
  if (contrast(wanted) >= LARGE_CONTRAST) return wanted
  return contrast('#ffffff') >= contrast('#111111') ? '#ffffff' : '#111111'
}

/** Defaults of a templated style. Colours #rrggbb; `plate` null: no box. */
export function templateDefaults(style: CaptionStyleId) {
  const { type, colors } = captionPainter(style)
  return {
    weight: type.weight,
    uppercase: type.uppercase,
    text: hexOf(colors.text),
    highlight: hexOf(colors.highlight),
    plate: colors.plate && hexOf(colors.plate),
  }
}

function hexOf([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
