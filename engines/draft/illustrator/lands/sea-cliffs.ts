import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { rockFace } from './rock-face.ts'
import { blend, shine } from './shade.ts'

/** Tall cliffs along the shore and rocks that the sea has cut off, seen from low over the water. */
export function seaCliffs(stage: Stage, side: number): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('sea-cliffs')
  const ox = random.range(0, 90)
  const tall = random.range(2.4, 3.6)
  const edge = random.range(1.6, 2.6)
  const stacks = Array.from({ length: 4 }, (_, i) => ({
    x: side * (edge - random.range(1, 4.2)) - i * 0.3,
    z: random.range(6, 13),
    r: random.range(0.25, 0.7),
    h: random.range(0.5, 1.7),
  }))
  const m = palette.material
  const snowy = stage.scene.weather === 'snow' || stage.scene.season === 'winter'
  return {
    near: 3.6,
    far: 30,
    eye: 0.75,
    steps: 400,
    air: 1.05,
    shore: 0.0,
    elevation: stage.scene.time === 'day' ? 0.7 : 0.36,
    height(x, z) {
      const bay = noise.at(z * 0.16 + ox, 3) * 2.2 + noise.at(z * 0.5, ox) * 0.6
      const jag = noise.ridged(x * 0.55 + ox, z * 0.55, 5)
      const inland = x * side - edge - bay - (z - 6) * 0.16 + (jag - 0.5) * 0.9
      let h =
        Math.pow(smoothstep(-0.3, 1.5, inland + noise.at(x * 1.3, z * 1.3) * 0.16), 0.7) *
        (tall * (0.75 + 0.25 * noise.at(z * 0.2, 7)) + inland * 0.12 + noise.fbm(x * 0.5, z * 0.5, 3) * 0.3)
      for (const stack of stacks) {
        const d = Math.sqrt((x - stack.x) ** 2 + (z - stack.z) ** 2) / stack.r
        if (d < 1.6) h = Math.max(h, stack.h * smoothstep(1.5, 0.35, d + (jag - 0.5) * 0.5))
      }
      return h - 0.05
    },
    colour(p, out) {
      const strata = noise.at(p.x * 0.4, p.height * 4.5 + noise.at(p.x, p.z) * 0.5)
      out.set(m('rock'))
      blend(out, m('rockDark'), smoothstep(-0.5, 0.5, strata) * 0.8)
      const top = smoothstep(0.5, 0.22, p.steep) * smoothstep(0.3, 0.7, p.height)
      blend(out, m(snowy ? 'snow' : 'grass'), top)
      shine(out, palette, p.light * (1 - p.steep * 0.55) + p.steep * 0.22)
    },
    wall: rockFace(stage),
  }
}
