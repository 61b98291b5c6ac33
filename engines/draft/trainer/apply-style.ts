import type { MakeCanvas, Surface } from '../illustrator/core/surface.ts'
import { fromLab, type Lab, toLab } from './lab.ts'
import { type ColourMap, matchColours, matchQuantiles } from './match-colours.ts'
import { matchDetail } from './match-detail.ts'
import type { Plane } from './detail.ts'
import { labPlanes, measureStyle, quantilesOf } from './measure-style.ts'
import type { LearnedStyle } from './style.ts'

/** Longest side of the images that styles are measured on, px. */
export const TILE_SIDE = 256
/** Steps of each colour channel in the table that an image's pixels are looked up in. */
const STEPS = 33
/** Red, green and blue in a step of lightness. */
const PER_LIGHTNESS = 2.5

export interface AppliedStyle {
  style: LearnedStyle
  /** 0 (as it was painted) to 1 (as trained). */
  weight: number
  seed: number
}

/** Repaints an image in a learned style, at every size the same. */
export function applyStyle(makeCanvas: MakeCanvas, canvas: Surface, { style, weight, seed }: AppliedStyle): void {
  const share = Math.min(1, Math.max(0, weight))
  const scale = Math.min(1, TILE_SIDE / Math.max(canvas.width, canvas.height))
  const small = makeCanvas(
    Math.max(1, Math.round(canvas.width * scale)),
    Math.max(1, Math.round(canvas.height * scale)),
  )
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(canvas.image, 0, 0, small.width, small.height)
  const planes = labPlanes(small.context.getImageData(0, 0, small.width, small.height))
  const map = matchColours(planes, measureStyle(planes), style)
  const [l, a, b] = planes
  const coloured: Plane = {
    ...l,
    values: l.values.map((value, at) => map([value, a.values[at] ?? 0, b.values[at] ?? 0])[0]),
  }
  const detailed = matchDetail(coloured, style, seed)
  const toTones = matchQuantiles(quantilesOf(detailed.values), style.quantiles[0])
  const change = detailed.values.map(
    (value, at) => share * PER_LIGHTNESS * (toTones(value) - (coloured.values[at] ?? 0)),
  )
  repaint(canvas, colourTable(map, share), { ...l, values: change })
}

/** What becomes of every `STEPS`th red, green and blue. */
function colourTable(map: ColourMap, share: number): Float32Array {
  const table = new Float32Array(STEPS ** 3 * 3)
  const value = (step: number) => Math.round((step / (STEPS - 1)) * 255)
  for (let r = 0, at = 0; r < STEPS; r++)
    for (let g = 0; g < STEPS; g++)
      for (let b = 0; b < STEPS; b++, at += 3) {
        const from: Lab = [value(r), value(g), value(b)]
        fromLab(map(toLab(...from))).forEach((to, channel) => {
          table[at + channel] = (from[channel] ?? 0) + share * (to - (from[channel] ?? 0))
        })
      }
  return table
}

function repaint({ context, width, height }: Surface, table: Float32Array, change: Plane): void {
  const pixels = context.getImageData(0, 0, width, height)
  const { data } = pixels
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const more = between(change, ((x + 0.5) * change.width) / width - 0.5, ((y + 0.5) * change.height) / height - 0.5)
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      for (let channel = 0; channel < 3; channel++) data[at + channel] = lookUp(table, r, g, b, channel) + more
    }
  context.putImageData(pixels, 0, 0)
}

/** Between the eight colours of the table around one. */
function lookUp(table: Float32Array, red: number, green: number, blue: number, channel: number): number {
  const unit = (STEPS - 1) / 255
  const [r, g, b] = [red * unit, green * unit, blue * unit]
  const [r0, g0, b0] = [Math.min(STEPS - 2, r | 0), Math.min(STEPS - 2, g | 0), Math.min(STEPS - 2, b | 0)]
  const at = ((r0 * STEPS + g0) * STEPS + b0) * 3 + channel
  const alongBlue = (from: number) => (table[from] ?? 0) + (b - b0) * ((table[from + 3] ?? 0) - (table[from] ?? 0))
  const [g1, r1] = [STEPS * 3, STEPS * STEPS * 3]
  const near = alongBlue(at) + (g - g0) * (alongBlue(at + g1) - alongBlue(at))
  const far = alongBlue(at + r1) + (g - g0) * (alongBlue(at + r1 + g1) - alongBlue(at + r1))
  return near + (r - r0) * (far - near)
}

function between({ values, width, height }: Plane, x: number, y: number): number {
  const [left, top] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [x0, y0] = [left | 0, top | 0]
  const at = (column: number, row: number) =>
    values[Math.min(height - 1, row) * width + Math.min(width - 1, column)] ?? 0
  const above = at(x0, y0) + (left - x0) * (at(x0 + 1, y0) - at(x0, y0))
  const below = at(x0, y0 + 1) + (left - x0) * (at(x0 + 1, y0 + 1) - at(x0, y0 + 1))
  return above + (top - y0) * (below - above)
}
