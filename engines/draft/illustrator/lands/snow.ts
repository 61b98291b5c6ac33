import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** Snowfields with blue hollows and, further off, ice and rock. */
export function snowLand(stage: Stage): Land {
  const { noise, palette } = stage
  const random = stage.random.fork('snow')
  const ox = random.range(0, 80)
  const snow = palette.material('snow')
  const ice = palette.material('ice')
  const rock = palette.material('rockDark')
  const peaks = random.range(1.6, 3.2)
  return {
    near: 1.5,
    far: 60,
    eye: 1.5,
    steps: 340,
    elevation: stage.scene.time === 'day' ? 0.5 : 0.26,
    height(x, z) {
      const drift = noise.at(x * 0.2 + ox, z * 0.3) * 0.3 + noise.at(x * 0.6, z * 0.9 + ox) * 0.08
      const far = noise.ridged(x * 0.07 + ox, z * 0.07, 5) * smoothstep(10, 26, z) * peaks
      return drift * smoothstep(1, 5, z) + far
    },
    colour(p, out) {
      out[0] = snow[0]
      out[1] = snow[1]
      out[2] = snow[2]
      blend(out, ice, clamp(0.55 - p.light * 0.6) + smoothstep(0.3, 0.7, noise.at(p.x * 0.7, p.z * 0.7)) * 0.2)
      blend(out, rock, smoothstep(0.36, 0.6, p.steep + noise.at(p.x, p.z) * 0.12) * smoothstep(0.4, 1, p.height))
      shine(out, palette, p.light * 0.95)
    },
    grit: (x, height, z) => 1 + noise.at(x * 3 + z, z * 9 + height * 4) * 0.035 * smoothstep(14, 3, z),
  }
}
