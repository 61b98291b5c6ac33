import type { Colour } from '../core/colour.ts'
import type { Palette } from '../palette/palette.ts'

/** Moves `out` towards a colour. */
export function blend(out: Float32Array, colour: Colour, amount: number): void {
  if (amount <= 0) return
  const t = amount > 1 ? 1 : amount
  for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + ((colour[k] ?? 0) - (out[k] ?? 0)) * t
}

/** Lets the image's light fall on `out`. */
export function shine(out: Float32Array, palette: Palette, light: number): void {
  for (let k = 0; k < 3; k++)
    out[k] = Math.min(255, (out[k] ?? 0) * ((palette.ambient[k] ?? 0) + (palette.key[k] ?? 0) * light))
}
