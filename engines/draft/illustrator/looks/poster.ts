import { type Colour, css, hex, lighten, mix, saturate } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import { softened } from './finish-tools.ts'
import { fewColours, inkTable } from './inks.ts'
import type { LookSpec } from './look.ts'
import { grainOf, paperTile } from './textures.ts'

export const poster: LookSpec = {
  id: 'poster',
  name: 'Vintage poster',
  description: 'Seven inks, hard shapes, a cream frame',
  colours: ['#83806f', '#d0b382', '#4d514b'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const inks = fewColours(stage, 7).map((ink, i): Colour => {
      // Inks of an old press: warmer, apart from each other, never pure black or white.
      const spaced = lighten(saturate(ink, 1.28), (i - 3) * 0.022)
      return mix(spaced, i > 4 ? hex('#f4e3bd') : hex('#1f2f4a'), i > 4 ? 0.22 : i < 2 ? 0.3 : 0.06)
    })
    const table = inkTable(fewColours(stage, 7))
    const soft = softened(stage, 760)
    const { data: from } = soft
    const out = c.createImageData(w, h)
    const { data: to } = out
    const [grain, paper] = [grainOf().data, paperTile().data]
    const fine = 1080 / u
    for (let y = 0; y < h; y++) {
      const py = Math.floor(y * fine)
      for (let x = 0; x < w; x++) {
        const px = Math.floor(x * fine)
        const k = (y * w + x) * 4
        const dust = (grain[(py & 511) * 512 + (px & 511)] ?? 0) * 9
        const r = clamp((from[k] ?? 0) + dust, 0, 255) >> 3
        const g = clamp((from[k + 1] ?? 0) + dust, 0, 255) >> 3
        const b = clamp((from[k + 2] ?? 0) + dust, 0, 255) >> 3
        const colour = inks[table[(r << 10) | (g << 5) | b] ?? 0] ?? [0, 0, 0]
        const press = 1 + (paper[(py & 511) * 512 + (px & 511)] ?? 0) * 0.022
        to[k] = colour[0] * press
        to[k + 1] = colour[1] * press
        to[k + 2] = colour[2] * press
        to[k + 3] = 255
      }
    }
    c.putImageData(out, 0, 0)
    const rim = u * 0.032
    c.fillStyle = 'rgb(242,229,200)'
    c.fillRect(0, 0, w, rim)
    c.fillRect(0, h - rim, w, rim)
    c.fillRect(0, 0, rim, h)
    c.fillRect(w - rim, 0, rim, h)
    c.strokeStyle = css(inks[0] ?? [20, 30, 50])
    c.lineWidth = u * 0.0035
    c.beginPath()
    c.rect(rim, rim, w - rim * 2, h - rim * 2)
    c.stroke()
  },
}
