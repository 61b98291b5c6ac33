import { filmFamily } from '../film-family.ts'
import type { Context2D } from '../draw/types.ts'
import type { CaptionLayout, Typesetting } from './layout.ts'

/** Red, green, blue (0 to 255) and opacity (0 to 1). */
export type Color = readonly [number, number, number, number]

export interface CaptionColors {
  text: Color
  /** The spoken word. */
  highlight: Color
  /** Plate behind the words; null for none. */
  plate: Color | null
  /** Line around the letters, width in em; null: none, undefined: the style's own. */
  outline?: { width: number; color: Color } | null
}

/** One look of a caption. The spoken word never changes where words stand, so nothing jumps. */
export interface CaptionPainter {
  type: Typesetting
  colors: CaptionColors
  /** Room around the text for shadows, outlines and plates, in em. */
  padding: number
  /** Images of the change from one spoken word to the next; 1 changes at once. */
  steps: number
  /** Lines a caption may have before it shrinks. */
  maxLines: number
  /** Colour runs through the words while they are spoken, instead of changing word by word. */
  sweep: boolean
  /** Paints into a context whose origin is the top left corner of the text. */
  paint(ctx: Context2D, layout: CaptionLayout, state: SpokenState, colors: CaptionColors): void
}

export interface SpokenState {
  /** Position of the spoken piece; -1 before the first. With `sweep`: 0 everything is spoken, -1 nothing is. */
  spoken: number
  /** How far the highlight has moved onto it, over 0 to 1. */
  arrival: number
}

/** Fonts of all captions: ours first, then whatever the system has for other scripts and emoji. */
export const FILM_FONT = `"${filmFamily('Inter')}", sans-serif`
export const WHITE: Color = [255, 255, 255, 1]

/** px of an em in shadows: a canvas draws those in px of its own, whatever the scale of the shape. */
export const shadowEm = (ctx: Context2D, layout: CaptionLayout): number => layout.fontSize * ctx.getTransform().a

/** How much a piece is the spoken one, 0 to 1: the highlight fades from the piece before. */
export function emphasis(index: number, { spoken, arrival }: SpokenState): number {
  if (index === spoken) return arrival
  return index === spoken - 1 ? 1 - arrival : 0
}

/** A colour between two. */
export function blend(from: Color, to: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2 | 3) => from[index] + (to[index] - from[index]) * share
  return [channel(0), channel(1), channel(2), channel(3)]
}

/** As a canvas takes it. */
export function css([red, green, blue, opacity]: Color): string {
  return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${Number(opacity.toFixed(3))})`
}
