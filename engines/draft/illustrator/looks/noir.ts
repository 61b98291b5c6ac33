import { css } from '../core/colour.ts'
import { bloom } from './bloom.ts'
import { brightness, curve, readPixels, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { grainOf } from './textures.ts'

export const noir: LookSpec = {
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
