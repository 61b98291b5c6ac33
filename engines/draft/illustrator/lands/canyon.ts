import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { rockFace } from './rock-face.ts'
import { blend, shine } from './shade.ts'

/** Table mountains and terraces of red rock. */
export function canyonLand(stage: Stage): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('canyon')
  const ox = random.range(0, 80)
  const warm = palette.material('rockWarm')
  const light = palette.material('sand')
  const dark = palette.material('brick')
  const terrace = (h: number): number => {
    const k = h * 2.6
    const step = Math.floor(k)
    return (step + smoothstep(0.55, 0.95, k - step)) / 2.6
  }
  return {
    near: 1.8,
    far: 56,
    eye: 1.9,
    steps: 380,
    elevation: stage.scene.time === 'day' ? 0.6 : 0.34,
    height(x, z) {
      const mass = smoothstep(0.02, 0.34, noise.at(x * 0.085 + ox, z * 0.085) + noise.at(x * 0.24, z * 0.24 + ox) * 0.3)
      const wall = noise.fbm(x * 0.5, z * 0.5, 3) * 0.5
      return (
        terrace(Math.max(0, mass * 3.6 * smoothstep(5, 12, z) + wall * mass)) +
        noise.fbm(x * 0.6 + 5, z * 0.6, 3) * 0.14
      )
    },
    colour(p, out) {
      const strata = noise.at(p.height * 3.4 + 9, ox) + noise.at(p.height * 11, p.x * 0.05) * 0.5
      out[0] = warm[0]
      out[1] = warm[1]
      out[2] = warm[2]
      blend(out, light, smoothstep(0.1, 0.7, strata) * 0.55 + (p.height < 0.25 ? 0.35 : 0))
      blend(out, dark, smoothstep(0.0, -0.7, strata) * 0.6)
      if (p.height < 0.3)
        blend(out, palette.material('grassDark'), smoothstep(0.35, 0.6, noise.at(p.x * 2.4, p.z * 2.4)) * 0.7)
      shine(out, palette, p.light)
    },
    wall: rockFace(stage),
    grit: (x, height, z) => 1 + noise.at(x * 6, height * 5 + z) * 0.06,
  }
}
