import { clamp, smoothstep } from '../core/maths.ts'
import { brightness, readPixels, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { brushTile, grainOf, paperTile } from './textures.ts'

export const charcoal: LookSpec = {
  id: 'charcoal',
  name: 'Charcoal',
  description: 'Rubbed greys on toothed paper',
  colours: ['#7d7b76', '#bfbbb4', '#605f5b'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const pixels = readPixels(stage)
    const { data } = pixels
    const light = brightness(pixels)
    const calm = brightness(softened(stage, 200))
    const [paper, brush, grain] = [paperTile().data, brushTile().data, grainOf().data]
    const fine = 1080 / u
    const step = Math.max(1, Math.round(1.4 / fine))
    const depth = stage.scene.time === 'night' ? 0.66 : 0.92
    for (let y = 0; y < h; y++) {
      const py = Math.floor(y * fine)
      for (let x = 0; x < w; x++) {
        const px = Math.floor(x * fine)
        const i = y * w + x
        // Strokes lean: the brush texture is read along a diagonal.
        const stroke = brush[((py + px) & 511) * 512 + (((px - py) >> 1) & 511)] ?? 0
        const tooth =
          (paper[(py & 511) * 512 + (px & 511)] ?? 0) * 0.55 + (grain[(py & 511) * 512 + (px & 511)] ?? 0) * 0.45
        const own = light[i] ?? 0
        const l = 0.72 * own + 0.28 * (calm[i] ?? 0)
        const edge = Math.abs(own - (light[i + step] ?? own)) + Math.abs(own - (light[i + step * w] ?? own))
        const tone = 0.1 + depth * l * (1.32 - 0.32 * l)
        const mid = 1 - Math.abs(tone - 0.5) * 1.3
        const v = clamp(
          tone + tooth * 0.19 * mid + stroke * 0.075 * mid - smoothstep(0.05, 0.22, edge) * 0.42,
          0.055,
          0.95,
        )
        const k = i * 4
        data[k] = v * 248
        data[k + 1] = v * 243
        data[k + 2] = v * 234
      }
    }
    c.putImageData(pixels, 0, 0)
  },
}
