import { type Colour, css, hex, lighten, luma } from '../core/colour.ts'
import { type Outline, outlines, trace } from '../core/path.ts'
import type { Stage } from '../core/stage.ts'
import type { Context2D } from '../core/surface.ts'
import type { SubjectArt, Tone } from './art.ts'
import type { Placed } from './person.ts'

export type Toner = (tone: Tone) => Colour

/** A toner for one thing: its own colour, and how brightly its windows and lamps shine (0 to 1). */
export function tonerOf(stage: Stage, art: SubjectArt, colour: Colour | undefined, shine: number): Toner {
  const own = colour ?? stage.palette.material(art.own)
  // Dark things need a little light of their own, or their parts run together.
  const base = luma(own) < 0.1 ? lighten(own, 0.04) : own
  return (tone) => {
    if (isFill(tone)) return stage.tones.of(tone, colour)
    if (tone === 'own') return base
    if (tone === 'own-dark') return lighten(base, -0.1)
    if (tone === 'own-light') return lighten(base, 0.09)
    if (tone === 'shade') return hex('#3a3740')
    if (tone === 'shine') return shine > 0.3 ? lighten(stage.palette.lamp, 0.08 * shine) : hex('#7e98a3')
    return stage.palette.material(tone)
  }
}

/** Whether a tone is a colour of a vector object. */
const isFill = (tone: Tone): tone is `#${string}` => tone.startsWith('#')

/** How much of a tone covers what lies under it, 0 to 1. */
export const alphaOf = (tone: Tone): number =>
  tone === 'glass' ? 0.55 : isFill(tone) && tone.length > 7 ? Number.parseInt(tone.slice(7), 16) / 255 : 1

export interface PartStyle {
  /** The painted colour of a tone. */
  paint: (tone: Tone) => Colour
  /** Drawn around every figure, or around the whole; width in the box's units. */
  outline?: { colour: Colour; width: number; isAround: boolean } | undefined
  alpha?: (tone: Tone) => number
}

/** Draws layers of parts in the current transform (box 100 high). */
export function drawLayers(c: Context2D, layers: readonly Placed[], style: PartStyle): void {
  c.lineCap = 'round'
  c.lineJoin = 'round'
  const { outline } = style
  const strokeAround = (figures: readonly Outline[]): void => {
    if (!outline) return
    c.strokeStyle = css(outline.colour)
    for (const figure of figures) {
      c.lineWidth = (figure.width ?? 0) + outline.width * 2
      c.beginPath()
      trace(c, figure)
      c.stroke()
    }
  }
  for (const layer of layers) {
    c.save()
    c.translate(layer.x, layer.y)
    c.scale(layer.size, layer.size)
    if (outline?.isAround) for (const [, drawing] of layer.parts) strokeAround(outlines(drawing))
    for (const [tone, drawing] of layer.parts) {
      const figures = outlines(drawing)
      const colour = css(style.paint(tone), style.alpha?.(tone) ?? 1)
      if (!outline?.isAround) strokeAround(figures)
      c.fillStyle = colour
      c.strokeStyle = colour
      c.beginPath()
      for (const figure of figures) if (figure.width === undefined) trace(c, figure)
      c.fill(figures[0]?.isEvenOdd ? 'evenodd' : 'nonzero')
      for (const figure of figures) {
        if (figure.width === undefined) continue
        c.lineWidth = figure.width
        c.beginPath()
        trace(c, figure)
        c.stroke()
      }
    }
    c.restore()
  }
}
