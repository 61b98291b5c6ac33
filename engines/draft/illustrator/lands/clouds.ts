import { mix } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'

/** A sea of cloud seen from above: soft heaps, bright towards the light, blue in the hollows. */
export function cloudLand(stage: Stage): Land {
  const { noise, palette, light, scene } = stage
  const ox = stage.random.fork('cloud-floor').range(0, 80)
  const lit = mix(palette.cloudLit, palette.glow, scene.time === 'day' ? 0 : 0.15)
  const shade = mix(palette.cloudShade, palette.sky.at(0.4), 0.4)
  const heap = (x: number, z: number): number => {
    const warp = noise.at(x * 0.1 + ox, z * 0.1) * 1.2
    const large = 0.5 + 0.5 * noise.at((x + warp) * 0.075 + ox, (z - warp) * 0.1)
    const round = noise.billow((x + warp) * 0.19 + ox, (z + warp) * 0.24, 3)
    return large * large * 1.5 + round * (0.7 + 1.5 * large)
  }
  return {
    near: 2.2,
    far: 70,
    eye: 2.6,
    steps: 320,
    air: 0.72,
    floor: -3,
    height: (x, z) => heap(x, z) - smoothstep(6, 2, z) * 0.3,
    colour(p, out) {
      const towards = heap(p.x + light.side * 0.55, p.z + 0.35)
      const fine = noise.fbm(p.x * 0.9 + ox, p.z * 1.1, 3)
      const bright = clamp(0.42 + (p.height - towards) * 0.55 + (p.height - 0.9) * 0.2 + fine * 0.22)
      const soft = smoothstep(0, 1, bright)
      for (let k = 0; k < 3; k++) out[k] = (shade[k] ?? 0) + ((lit[k] ?? 0) - (shade[k] ?? 0)) * soft
    },
  }
}
