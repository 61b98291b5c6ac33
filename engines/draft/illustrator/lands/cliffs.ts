import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** Tall cliffs along the shore and rocks that the sea has cut off, seen from low over the water. */
export function seaCliffs(stage: Stage, side: number): Land {
  const { noise, texture, palette } = stage
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
      const strata = texture.at(p.x * 0.4, p.height * 4.5 + texture.at(p.x, p.z) * 0.5)
      out.set(m('rock'))
      blend(out, m('rockDark'), smoothstep(-0.5, 0.5, strata) * 0.8)
      const top = smoothstep(0.5, 0.22, p.steep) * smoothstep(0.3, 0.7, p.height)
      blend(out, m(snowy ? 'snow' : 'grass'), top)
      shine(out, palette, p.light * (1 - p.steep * 0.55) + p.steep * 0.22)
    },
    wall: rockFace(stage),
  }
}

/** Paints a wall of rock: ledges across, cracks and buttresses down, each with its lit and its shaded side. */
export function rockFace(stage: Stage): (x: number, height: number, z: number, rgb: Float32Array) => void {
  const { texture, light } = stage
  return (x, height, z, rgb) => {
    const across = x + z * 0.6
    const buttress = texture.ridged(across * 0.55, height * 0.22, 3)
    const towards = texture.ridged((across + light.side * 0.12) * 0.55, height * 0.22, 3)
    const ledge = texture.at(across * 0.35, height * 3.2 + texture.at(across * 0.8, height) * 0.6)
    const crack = smoothstep(0.1, 0.0, Math.abs(texture.at(across * 1.7, height * 0.9 + 7)))
    const rough = texture.at(across * 5, height * 7) * 0.5 + texture.at(across * 13, height * 16) * 0.4
    const factor = 0.9 + (buttress - towards) * 1.5 + ledge * 0.12 - crack * 0.22 + rough * 0.13
    for (let k = 0; k < 3; k++) rgb[k] = Math.min(255, (rgb[k] ?? 0) * factor)
  }
}

/** Table mountains and terraces of red rock. */
export function canyonLand(stage: Stage): Land {
  const { noise, texture, palette } = stage
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
      const strata = texture.at(p.height * 3.4 + 9, ox) + texture.at(p.height * 11, p.x * 0.05) * 0.5
      out[0] = warm[0]
      out[1] = warm[1]
      out[2] = warm[2]
      blend(out, light, smoothstep(0.1, 0.7, strata) * 0.55 + (p.height < 0.25 ? 0.35 : 0))
      blend(out, dark, smoothstep(0.0, -0.7, strata) * 0.6)
      if (p.height < 0.3)
        blend(out, palette.material('grassDark'), smoothstep(0.35, 0.6, texture.at(p.x * 2.4, p.z * 2.4)) * 0.7)
      shine(out, palette, p.light)
    },
    wall: rockFace(stage),
    grit: (x, height, z) => 1 + texture.at(x * 6, height * 5 + z) * 0.06,
  }
}
