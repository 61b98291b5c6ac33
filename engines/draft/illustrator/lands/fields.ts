import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

export type Crop = 'wheat' | 'flowers' | 'grass' | 'rows'

/** Wide fields of one crop up to a line of trees, low hills behind. */
export function fieldLand(stage: Stage, crop: Crop): Land {
  const { noise, texture, palette, scene } = stage
  const random = stage.random.fork('fields')
  const ox = random.range(0, 90)
  const m = palette.material
  const own = { wheat: m('wheat'), flowers: m('grass'), grass: m('grass'), rows: m('leaf') }[crop]
  const second = { wheat: m('woodLight'), flowers: m('grassDark'), grass: m('grassDark'), rows: m('soil') }[crop]
  const bloomA = random.pick([m('flowerA'), m('purple'), m('flowerB')])
  const bloomB = random.pick([m('flowerB'), m('pink'), m('white')])
  const slant = random.range(-0.5, 0.5)
  const furrow = (x: number, z: number): number => Math.sin((x + z * slant) * (crop === 'wheat' ? 3.2 : 6))
  return {
    near: 1.2,
    far: 54,
    eye: 1.45,
    steps: 330,
    elevation: scene.time === 'day' ? 0.7 : 0.34,
    height(x, z) {
      const swell = noise.at(x * 0.11 + ox, z * 0.12) * 0.34 * smoothstep(1.5, 7, z)
      const hills = smoothstep(14, 30, z) * (noise.at(x * 0.06 - ox, z * 0.05) + 0.75) * 2.1
      return swell + hills
    },
    detail(x, z) {
      const hedge =
        smoothstep(0.22, 0.4, texture.at(x * 0.16 + 7, z * 0.5 + ox)) * smoothstep(7, 10, z) * smoothstep(40, 24, z)
      const ears = crop === 'wheat' || crop === 'rows' ? (0.5 + 0.5 * furrow(x, z)) * 0.05 * smoothstep(14, 2, z) : 0
      return (
        hedge * (0.25 + 0.35 * Math.abs(texture.at(x * 2.4, z * 2))) +
        ears +
        Math.abs(texture.at(x * 9, z * 9)) * 0.03 * smoothstep(6, 2, z)
      )
    },
    colour(p, out) {
      const fine = texture.at(p.x * 4.5, p.z * 4.5)
      const patch = texture.at(p.x * 0.3 + ox, p.z * 0.3)
      const far = smoothstep(13, 20, p.z)
      out[0] = own[0]
      out[1] = own[1]
      out[2] = own[2]
      const stripe =
        crop === 'flowers' || crop === 'grass'
          ? 0.3 + patch * 0.3
          : smoothstep(0.1, -0.9, furrow(p.x, p.z)) * smoothstep(20, 8, p.z)
      blend(out, second, (stripe + fine * 0.16) * (1 - far) * (crop === 'wheat' ? 0.55 : 0.8))
      if (crop === 'rows')
        blend(out, bloomA, smoothstep(0.1, 0.6, furrow(p.x, p.z) + fine * 0.3) * smoothstep(22, 12, p.z) * 0.92)
      if (crop === 'flowers') {
        blend(out, bloomA, smoothstep(0.2, 0.5, fine + patch * 0.5) * smoothstep(18, 8, p.z) * 0.8)
        blend(out, bloomB, smoothstep(0.35, 0.6, texture.at(p.x * 7, p.z * 6 + 9)) * smoothstep(12, 5, p.z) * 0.8)
      }
      const chequer = texture.at(p.x * 0.14 + 3, p.z * 0.22)
      blend(out, chequer > 0.15 ? m('wheat') : m('grass'), far * 0.8)
      const hedge =
        smoothstep(0.22, 0.4, texture.at(p.x * 0.16 + 7, p.z * 0.5 + ox)) *
        smoothstep(7, 10, p.z) *
        smoothstep(40, 24, p.z)
      blend(out, m('leafDark'), hedge * 0.9)
      shine(out, palette, p.light)
    },
    grit: (x, height, z) =>
      1 + (texture.at(x * 9 + z, z * 9 + height * 10) + texture.at(x * 24, z * 20)) * 0.07 * smoothstep(16, 3, z),
  }
}
