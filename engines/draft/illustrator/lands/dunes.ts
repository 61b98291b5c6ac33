import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** Dunes: long windward backs, sharp crests, steep shaded lee sides, ripples in the sand. */
export function duneLand(stage: Stage): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('dunes')
  const ox = random.range(0, 80)
  const lean = random.range(0.15, 0.5) * random.sign()
  const sand = palette.material('sand')
  const warm = palette.material('rockWarm')
  const crest = (t: number): number => {
    const f = t - Math.floor(t)
    return f < 0.74 ? Math.pow(f / 0.74, 1.6) : 1 - smoothstep(0.74, 1, f)
  }
  return {
    near: 1.6,
    far: 58,
    eye: 1.7,
    steps: 340,
    elevation: stage.scene.time === 'day' ? 0.5 : 0.26,
    height(x, z) {
      const bendy = noise.at(x * 0.1 + ox, z * 0.1) * 1.6 + noise.at(x * 0.28, z * 0.28 - ox) * 0.4
      const big = crest((z * 0.16 + x * lean * 0.16 + bendy * 0.42) * 0.62 + ox)
      const mass = 0.55 + 0.65 * noise.at(x * 0.06 - ox, z * 0.07)
      return big * (0.35 + mass) * smoothstep(2, 11, z) * 1.35 + crest(z * 0.33 + x * 0.1 + bendy * 0.5) * 0.16
    },
    colour(p, out) {
      out[0] = sand[0]
      out[1] = sand[1]
      out[2] = sand[2]
      blend(out, warm, p.steep * 0.5 + smoothstep(0, 0.7, noise.at(p.x * 0.4, p.z * 0.4)) * 0.25)
      shine(out, palette, p.light)
    },
    grit(x, height, z) {
      const ripple = Math.sin((z * 16 + x * 5 + noise.at(x * 1.2, z * 1.2) * 4) * 1.0)
      return 1 + ripple * 0.045 * smoothstep(9, 3, z) + noise.at(x * 14, z * 14 + height) * 0.03
    },
    floor: -0.4,
    air: 0.9,
  }
}
