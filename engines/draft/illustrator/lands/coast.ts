import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** How far rock juts out at most. */
const MAX_JAG = 0.26

/** A headland that falls to the sea; grass on top, bare rock where it breaks off. `side` is where the land lies. */
export function cliffLand(stage: Stage, side: number): Land {
  const { noise, texture, palette } = stage
  const random = stage.random.fork('cliff')
  const ox = random.range(0, 90)
  const edge = random.range(-0.2, 0.35)
  const tall = random.range(0.55, 0.8)
  const snowy = stage.scene.weather === 'snow' || stage.scene.season === 'winter'
  const m = palette.material
  // The bay is the same all along a slice, and slices are requested in order.
  let [slice, bay] = [-1, 0]
  return {
    near: 1.1,
    far: 9,
    eye: 1.06,
    steps: 220,
    air: 0.7,
    floor: -0.6,
    shore: -0.86,
    elevation: stage.scene.time === 'day' ? 0.7 : 0.4,
    height(x, z) {
      const out = smoothstep(8.4, 6.6, z)
      if (z !== slice) {
        slice = z
        bay = noise.at(z * 0.42 + ox, 3) * 0.55 + noise.at(z * 1.2, ox) * 0.16
      }
      const coast = x * side - (edge + bay * 0.8 + (z - 3) * 0.08)
      // Open sea, however the rock may jut out: most of the image.
      if (out === 0 || coast < -0.9 - MAX_JAG * 0.6) return -0.9
      const jag = noise.ridged(x * 0.9 + ox, z * 0.9, 4) * MAX_JAG
      const inland = coast + jag * 0.6
      const wall = smoothstep(-0.12, 0.22, inland)
      return (
        -0.9 +
        ((wall === 0 ? 0 : wall * (0.9 + tall + inland * 0.07 + noise.fbm(x * 0.7, z * 0.7, 3) * 0.12)) +
          (1 - wall) * smoothstep(-0.9, -0.05, inland) * 0.5 * jag) *
          out
      )
    },
    colour(p, out) {
      const rock = m('rockDark')
      out[0] = rock[0]
      out[1] = rock[1]
      out[2] = rock[2]
      blend(out, m('rock'), smoothstep(-0.3, 0.5, texture.at(p.x * 1.4, p.height * 5)) * 0.5)
      const top = smoothstep(0.52, 0.24, p.steep) * smoothstep(-0.35, -0.1, p.height)
      if (top > 0) {
        blend(out, m(snowy ? 'snow' : 'grass'), top * 0.95)
        if (!snowy) blend(out, m('grassDark'), top * smoothstep(-0.2, 0.5, texture.at(p.x * 2.2, p.z * 2.2)) * 0.8)
      }
      shine(out, palette, p.light)
    },
    grit: (x, height, z) =>
      1 + (texture.at(x * 3 + z, height * 7) * 0.5 + texture.at(x * 11, height * 16 + z) * 0.5) * 0.2,
  }
}

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
    steps: 56,
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
