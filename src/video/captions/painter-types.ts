import type { Context2D } from '../draw/types.ts'
import type { CaptionLayout, Typesetting } from './layout.ts'

/** One look of a caption. The spoken word never changes where words stand, so nothing jumps. */
export interface CaptionPainter {
  type: Typesetting
  /** Room around the text for shadows, outlines and plates, in em. */
  padding: number
  /** Pictures of the change from one spoken word to the next; 1 changes at once. */
  steps: number
  /** Lines a caption may have before it shrinks. */
  maxLines: number
  /** The words' colour runs from the `before` to the `after` picture while they are spoken, instead of changing word by word. */
  sweep: boolean
  /** Paints into a context whose origin is the top left corner of the text. */
  paint(ctx: Context2D, layout: CaptionLayout, state: SpokenState): void
}

export interface SpokenState {
  /** Position of the spoken piece; -1 before the first. With `sweep`: all pieces or none are spoken. */
  spoken: number
  /** How far the highlight has moved onto it, over 0 to 1. */
  arrival: number
}

/** Fonts of all captions: ours first, then whatever the system has for other scripts and emoji. */
export const FILM_FONT = '"Inter Film", sans-serif'

/** How much a piece is the spoken one, 0 to 1: the highlight fades from the piece before. */
export function emphasis(index: number, { spoken, arrival }: SpokenState): number {
  if (index === spoken) return arrival
  return index === spoken - 1 ? 1 - arrival : 0
}

/** A colour between two, as channel lists 0 to 255 with opacity. */
export function mixColor(from: readonly number[], to: readonly number[], share: number): string {
  const channel = (index: number) => (from[index] ?? 1) + ((to[index] ?? 1) - (from[index] ?? 1)) * share
  return `rgba(${Math.round(channel(0))}, ${Math.round(channel(1))}, ${Math.round(channel(2))}, ${channel(3).toFixed(3)})`
}
