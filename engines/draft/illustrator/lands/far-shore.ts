import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** A low coast along the horizon. */
export function farShore(stage: Stage): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('far-shore')
  const ox = random.range(0, 90)
  const tall = random.range(0.8, 2.6)
  const from = random.sign()
  return {
    near: 22,
    far: 60,
    eye: 0.6,
    steps: 90,
    floor: 0.2,
    height: (x, z) => noise.ridged(x * 0.045 + ox, z * 0.045, 5) * tall * smoothstep(-22, 16, x * from) + 0.2,
    colour(p, out) {
      const rock = palette.material('rock')
      out[0] = rock[0]
      out[1] = rock[1]
      out[2] = rock[2]
      blend(out, palette.material('grassDark'), smoothstep(0.5, 0.2, p.steep) * 0.6)
      shine(out, palette, p.light)
    },
  }
}
