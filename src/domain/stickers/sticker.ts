/** A vector object: paths from the bottom up, in the 32 px of its own drawing. */
export interface Sticker {
  width: number
  height: number
  paths: readonly StickerPath[]
}

export interface StickerPath {
  /** As in SVG. */
  d: string
  fill?: StickerPaint
  isEvenOdd?: true
  stroke?: { paint: string; width: number; isRound?: true }
  /** 0 to 1. */
  opacity?: number
  transform?: Matrix
  /** A soft black shadow below it. */
  shadow?: { y: number; blur: number; opacity: number }
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A colour, or a gradient between two points or two circles around one point. */
export type StickerPaint = string | StickerGradient

export interface StickerGradient {
  /** Two points, or a centre and a radius. */
  at: readonly [x1: number, y1: number, x2: number, y2: number] | readonly [x: number, y: number, radius: number]
  stops: readonly (readonly [offset: number, color: string])[]
}

/** Light to dark, as they end a sticker's name. */
export const SKIN_TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** The name of a sticker in a skin tone; null: the yellow one. */
export const withTone = (name: string, tone: SkinTone | null): string => (tone === null ? name : `${name}-${tone}`)
