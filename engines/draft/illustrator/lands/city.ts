import { type Colour, mix } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import { scramble } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { shineOf } from '../subjects/spot.ts'
import { blend, shine } from './shade.ts'

const BLOCK = 1.15

interface Lot {
  height: number
  /** Half width and depth of the house, parts of the block. */
  half: number
  /** A narrower upper part, 0 none. */
  crown: number
  tone: number
  seed: number
}

/** A city of blocks and streets, low at the edges, towers in the middle. `shore` is where the water begins. */
export function cityLand(stage: Stage, waterfront: boolean): Land {
  const { palette } = stage
  const random = stage.random.fork('city-land')
  const salt = random.int(0, 1e6)
  const heart = { x: ((stage.focus - stage.w / 2) / stage.u) * 9, z: random.range(13, 17) }
  const second = { x: -heart.x * 1.3 + random.spread() * 3, z: random.range(20, 26) }
  const chance = (a: number, b: number, k: number): number =>
    scramble((a * 73856093) ^ (b * 19349663) ^ (k * 83492791) ^ salt) / 4294967296
  const lots = new Map<number, Lot>()
  const lotAt = (bx: number, bz: number): Lot => {
    const key = (bx + 500) * 2000 + bz
    const known = lots.get(key)
    if (known) return known
    const [x, z] = [(bx + 0.5) * BLOCK, (bz + 0.5) * BLOCK]
    const pull =
      Math.exp(-((x - heart.x) ** 2 + (z - heart.z) ** 2) / 30) +
      0.7 * Math.exp(-((x - second.x) ** 2 + (z - second.z) ** 2) / 24)
    const luck = chance(bx, bz, 1)
    const park = chance(bx, bz, 2) < 0.07
    const lot = {
      height: park ? 0.02 : 0.22 + luck * 0.5 + pull * (0.5 + 5.2 * Math.pow(luck, 1.7)),
      half: 0.3 + 0.13 * chance(bx, bz, 3),
      crown: chance(bx, bz, 4) < 0.55 ? 0.14 + 0.12 * chance(bx, bz, 5) : 0,
      tone: chance(bx, bz, 6),
      seed: scramble((bx * 91) ^ (bz * 57) ^ salt),
    }
    lots.set(key, lot)
    return lot
  }
  const lit = shineOf(stage)
  const tones: Colour[] = [
    palette.material('concrete'),
    palette.material('steel'),
    palette.material('wall'),
    palette.material('brick'),
    mix(palette.material('glass'), palette.material('steel'), 0.6),
  ]
  const glass = mix(palette.sky.at(0.75), palette.dark, 0.35)
  const shore = waterfront ? random.range(7.5, 9) : 0
  return {
    near: waterfront ? shore : 3,
    far: 62,
    eye: random.range(2.3, 3.4),
    steps: 400,
    elevation: stage.scene.time === 'day' ? 0.8 : 0.45,
    air: 1.12,
    floor: -0.3,
    height(x, z) {
      const [bx, bz] = [Math.floor(x / BLOCK), Math.floor(z / BLOCK)]
      const lot = lotAt(bx, bz)
      const dx = Math.abs(x / BLOCK - bx - 0.5)
      const dz = Math.abs(z / BLOCK - bz - 0.5)
      if (dx > lot.half || dz > lot.half) return 0
      return lot.crown > 0 && (dx > lot.crown || dz > lot.crown) ? lot.height * 0.78 : lot.height
    },
    colour(p, out) {
      const lot = lotAt(Math.floor(p.x / BLOCK), Math.floor(p.z / BLOCK))
      const street = p.height < 0.05
      const own = street
        ? palette.material(lot.height < 0.05 ? 'leafDark' : 'asphalt')
        : (tones[Math.floor(lot.tone * tones.length)] ?? tones[0])
      if (own) out.set(own)
      shine(out, palette, street ? p.light * 0.5 : 0.16 + p.light * 0.84)
      // Streets glow between dark houses.
      if (street && lit > 0.4) blend(out, palette.lamp, 0.34 * lit)
    },
    wall(x, height, z, rgb) {
      const lot = lotAt(Math.floor(x / BLOCK), Math.floor(z / BLOCK))
      if (height < 0.04) return
      const level = Math.floor(height * 9)
      const room = Math.floor((x + z) * 9)
      const frame = Math.abs(height * 9 - level - 0.5) > 0.3 || Math.abs((x + z) * 9 - room - 0.5) > 0.34
      const far = clamp((z - 6) / 30)
      if (frame) {
        for (let k = 0; k < 3; k++) rgb[k] = (rgb[k] ?? 0) * (1 + 0.05 * (1 - far))
        return
      }
      const on = lit > 0.3 && scramble(lot.seed ^ (level * 131) ^ (room * 733)) / 4294967296 < 0.34 * lit
      if (on) blend(rgb, palette.lamp, (0.92 - far * 0.4) * (lot.seed & 7 ? 1 : 0.6))
      else blend(rgb, glass, 0.36 * (1 - far * 0.8))
    },
  }
}
