import { lineArt, paperCut, pastel } from './cut-looks.ts'
import { charcoal } from './charcoal.ts'
import { ink } from './ink.ts'
import type { LookSpec } from './look.ts'
import { gouache, watercolour } from './water-paints.ts'
import { oil } from './oil.ts'
import { neon } from './neon.ts'
import { pixel } from './pixel.ts'
import { poster } from './poster.ts'
import { vintage, bloom } from './vintage.ts'
import { css } from '../core/colour.ts'
import { curve, film, vignette, brightness, readPixels } from './finish-tools.ts'
import { grainOf } from './textures.ts'

const noir: LookSpec = {
  id: 'noir',
  name: 'Noir',
  description: 'Black and white, hard light, heavy grain',
  colours: ['#565554', '#9c9c99', '#2c2c2c'],
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.55, 0.5)
    vignette(stage, css([0, 0, 0], 0.72), 0.34)
    const { c, w, h } = stage
    const pixels = readPixels(stage)
    const light = brightness(pixels)
    const { data } = pixels
    const { data: grain } = grainOf()
    const scale = 1 / Math.max(1, stage.u / 900)
    const tone = curve((v) => {
      const lifted = Math.pow(v, 0.82)
      return lifted < 0.5 ? 0.5 * Math.pow(lifted * 2, 1.75) : 1 - 0.5 * Math.pow((1 - lifted) * 2, 1.75)
    })
    for (let y = 0, i = 0; y < h; y++) {
      const line = (Math.floor(y * scale) & 511) << 9
      for (let x = 0; x < w; x++, i++) {
        const v =
          (tone[Math.round((light[i] ?? 0) * 255)] ?? 0) + (grain[line | (Math.floor(x * scale) & 511)] ?? 0) * 13
        data[i * 4] = v * 1.0 + 2
        data[i * 4 + 1] = v * 0.992 + 2
        data[i * 4 + 2] = v * 0.965 + 4
      }
    }
    c.putImageData(pixels, 0, 0)
  },
}

const bend = (v: number, amount: number): number => v + amount * Math.sin((v - 0.5) * Math.PI) * v

const cinematic: LookSpec = {
  id: 'cinematic',
  name: 'Cinematic',
  description: 'Film light, deep haze, soft grain',
  colours: ['#596665', '#cfa572', '#37382a'],
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.62, 0.5)
    vignette(stage, css([4, 5, 14], 0.46))
    // Shadows sink a little and cool, lights roll off warm.
    film(
      stage,
      [
        curve((v) => bend(v, 0.05) + 0.012 * v),
        curve((v) => bend(v, 0.045)),
        curve((v) => 0.014 + bend(v, 0.03) * 0.97),
      ],
      6,
    )
  },
}

export const LOOKS: readonly [LookSpec, ...LookSpec[]] = [
  cinematic,
  watercolour,
  paperCut,
  ink,
  pastel,
  noir,
  poster,
  neon,
  oil,
  gouache,
  vintage,
  charcoal,
  lineArt,
  pixel,
]

/** An id that is not known gives the first look. */
export const lookOf = (id: string): LookSpec => LOOKS.find((look) => look.id === id) ?? LOOKS[0]
