import { hex, type Colour, mix } from '../core/colour.ts'
import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** A fire mountain: lava runs down its flanks. */
export function volcanoLand(stage: Stage): Land {
  const { noise, texture, palette } = stage
  const random = stage.random.fork('volcano')
  const ox = random.range(0, 80)
  const cone = { x: ((stage.focus - stage.w / 2) / stage.u) * 12, z: 15 }
  const rock = palette.material('rockDark')
  const ash = hex('#2b2426')
  const lava = palette.material('lava')
  const hot = hex('#ffd36a')
  return {
    near: 1.8,
    far: 40,
    eye: 1.5,
    steps: 380,
    elevation: 0.4,
    height(x, z) {
      const d = Math.sqrt((x - cone.x) ** 2 + (z - cone.z) ** 2)
      const slope = 5.6 * Math.exp(-d * 0.31) - smoothstep(1.1, 0.2, d) * 1.1
      const gully =
        noise.ridged(Math.atan2(x - cone.x, z - cone.z) * 2.2 + ox, d * 0.1, 4) *
        0.6 *
        smoothstep(0.4, 3, d) *
        Math.exp(-d * 0.16)
      return slope - gully + noise.fbm(x * 0.4 + ox, z * 0.4, 4) * 0.4
    },
    colour(p, out) {
      const d = Math.sqrt((p.x - cone.x) ** 2 + (p.z - cone.z) ** 2)
      out[0] = rock[0]
      out[1] = rock[1]
      out[2] = rock[2]
      blend(out, ash, 0.4 + 0.5 * smoothstep(-0.2, 0.5, texture.at(p.x * 0.8, p.z * 0.8)))
      shine(out, palette, p.light)
      const angle = Math.atan2(p.x - cone.x, p.z - cone.z)
      const vein = Math.abs(noise.at(angle * 2.1 + noise.at(d * 0.6, angle) * 0.35, d * 0.05 + ox))
      const near = smoothstep(9, 2, d)
      const flow = smoothstep(0.075, 0.015, vein) * near
      blend(out, lava, smoothstep(0.2, 0.04, vein) * near * 0.45)
      blend(out, lava, flow)
      blend(out, hot, smoothstep(0.03, 0.005, vein) * near * 0.9 + smoothstep(1, 0.3, d))
    },
    grit: (x, height, z) =>
      1 + (texture.at(x * 2 + z, height * 6) * 0.5 + texture.at(x * 7, z * 7 + height) * 0.5) * 0.16,
  }
}

/** The cratered ground of another planet. */
export function alienLand(stage: Stage, soil: Colour): Land {
  const { noise, texture, palette } = stage
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
      blend(out, dark, smoothstep(-0.1, 0.6, texture.fbm(p.x * 0.6, p.z * 0.6 + ox, 3)) * 0.6)
      shine(out, palette, p.light)
    },
    grit: (x, height, z) => 1 + (texture.at(x * 5 + z, z * 7) + texture.at(x * 13, z * 13 + height)) * 0.06,
  }
}
