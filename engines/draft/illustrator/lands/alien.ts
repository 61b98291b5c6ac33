import { type Colour, hex, mix } from '../core/colour.ts'
import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** The ground of another world, cratered. */
export function alienLand(stage: Stage, soil: Colour): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('alien')
  const ox = random.range(0, 80)
  const craters = Array.from({ length: 26 }, () => ({
    x: random.range(-14, 14),
    z: random.range(3, 26),
    r: random.range(0.4, 1.9),
  }))
  const dark = mix(soil, hex('#1a1214'), 0.55)
  return {
    near: 1.4,
    far: 48,
    eye: 1.4,
    steps: 340,
    elevation: 0.32,
    air: stage.scene.tint ? 1 : 0.55,
    height(x, z) {
      let h =
        noise.fbm(x * 0.24 + ox, z * 0.24, 4) * 0.5 +
        noise.ridged(x * 0.06, z * 0.06 + ox, 4) * smoothstep(12, 30, z) * 2.6
      for (const crater of craters) {
        const dx = x - crater.x
        const dz = z - crater.z
        const d = Math.sqrt(dx * dx + dz * dz) / crater.r
        if (d < 1.5) h += (smoothstep(1.5, 1, d) * 0.2 - smoothstep(1, 0.5, d) * 0.42) * crater.r * 0.55
      }
      return h
    },
    colour(p, out) {
      out[0] = soil[0]
      out[1] = soil[1]
      out[2] = soil[2]
      blend(out, dark, smoothstep(-0.1, 0.6, noise.fbm(p.x * 0.6, p.z * 0.6 + ox, 3)) * 0.6)
      shine(out, palette, p.light)
    },
    grit: (x, height, z) => 1 + (noise.at(x * 5 + z, z * 7) + noise.at(x * 13, z * 13 + height)) * 0.06,
  }
}
