import { smoothstep, clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'
import { mix } from '../core/colour.ts'

/** Dunes: long windward backs, sharp crests, steep shaded lee sides, ripples in the sand. */
export function duneLand(stage: Stage): Land {
  const { noise, texture, palette } = stage
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
      blend(out, warm, p.steep * 0.5 + smoothstep(0, 0.7, texture.at(p.x * 0.4, p.z * 0.4)) * 0.25)
      shine(out, palette, p.light)
    },
    grit(x, height, z) {
      const ripple = Math.sin((z * 16 + x * 5 + texture.at(x * 1.2, z * 1.2) * 4) * 1.0)
      return 1 + ripple * 0.045 * smoothstep(9, 3, z) + texture.at(x * 14, z * 14 + height) * 0.03
    },
    floor: -0.4,
    air: 0.9,
  }
}

/** Snowfields with blue hollows and, further off, ice and rock. */
export function snowLand(stage: Stage): Land {
  const { noise, texture, palette } = stage
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
      blend(out, ice, clamp(0.55 - p.light * 0.6) + smoothstep(0.3, 0.7, texture.at(p.x * 0.7, p.z * 0.7)) * 0.2)
      blend(out, rock, smoothstep(0.36, 0.6, p.steep + texture.at(p.x, p.z) * 0.12) * smoothstep(0.4, 1, p.height))
      shine(out, palette, p.light * 0.95)
    },
    grit: (x, height, z) => 1 + texture.at(x * 3 + z, z * 9 + height * 4) * 0.035 * smoothstep(14, 3, z),
  }
}

/** A sea of cloud seen from above: soft heaps, bright towards the light, blue in the hollows. */
export function cloudLand(stage: Stage): Land {
  const { noise, texture, palette, light, scene } = stage
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
      const fine = texture.fbm(p.x * 0.9 + ox, p.z * 1.1, 3)
      const bright = clamp(0.42 + (p.height - towards) * 0.55 + (p.height - 0.9) * 0.2 + fine * 0.22)
      const soft = smoothstep(0, 1, bright)
      for (let k = 0; k < 3; k++) out[k] = (shade[k] ?? 0) + ((lit[k] ?? 0) - (shade[k] ?? 0)) * soft
    },
  }
}
