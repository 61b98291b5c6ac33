import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

/** High mountains with woods at their feet and snow on top. */
export function mountainLand(stage: Stage): Land {
  const { noise, texture, palette } = stage
  const random = stage.random.fork('mountains')
  const ox = random.range(0, 60)
  const oz = random.range(0, 60)
  const winter = stage.scene.season === 'winter' || stage.scene.weather === 'snow'
  const snowLine = winter ? 0.4 : random.range(2, 3.8)
  const scale = random.range(0.8, 1.35)
  const m = palette.material
  const [rock, snow, grass, wood] = [m('rock'), m('snow'), m(winter ? 'snow' : 'grass'), m('pine')]
  const summit = { x: ((stage.focus - stage.w / 2) / stage.u) * 15, z: 18 }
  return {
    near: 2.4,
    far: 64,
    eye: 1.7,
    steps: 350,
    elevation: stage.scene.time === 'day' ? 0.6 : 0.34,
    height(x, z) {
      const rise = smoothstep(5, 19, z)
      const warp = noise.at(x * 0.11 + oz, z * 0.11) * 1.1
      const crest = noise.ridged((x + warp) * 0.062 * scale + ox, (z + warp) * 0.062 * scale + oz, 6)
      const peak = Math.exp(-((x - summit.x) ** 2 + (z - summit.z) ** 2) / 34)
      const foot = noise.fbm(x * 0.21 + oz, z * 0.21 + ox, 3)
      return rise * ((crest * 6) / scale + peak * (2.4 + crest * 2.4)) + foot * (0.6 + rise * 0.7)
    },
    detail: (x, z, height) =>
      height < 1.9 && z > 3.5 ? Math.max(0, texture.at(x * 7, z * 6)) * 0.07 * smoothstep(1.9, 1.2, height) : 0,
    colour(p, out) {
      const grain = texture.at(p.x * 1.9, p.z * 1.9)
      const high = smoothstep(snowLine - 0.2, snowLine + 0.7, p.height + grain * 0.4 - p.steep * 2.2)
      const forest =
        smoothstep(2, 1.1, p.height + grain * 0.35) *
        smoothstep(-0.25, 0.1, texture.at(p.x * 0.4 + 7, p.z * 0.4) + grain * 0.25)
      const meadow = smoothstep(2.1, 1, p.height + grain * 0.35) * smoothstep(0.6, 0.3, p.steep)
      out[0] = rock[0]
      out[1] = rock[1]
      out[2] = rock[2]
      blend(out, grass, meadow)
      blend(out, wood, forest)
      blend(out, snow, high)
      shine(out, palette, p.light)
    },
    grit: (x, height, z) =>
      1 + (texture.at(x * 2.1 + z, height * 4) * 0.5 + texture.at(x * 6 - z, height * 11) * 0.5) * 0.13,
  }
}
