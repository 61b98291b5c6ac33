import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { blend, shine } from './shade.ts'

export interface HillOptions {
  /** World height of the hills. */
  rise?: number
  /** Crops in rows, a path, a river or a road through the land. */
  way?: 'path' | 'river' | 'road' | undefined
  crop?: 'grass' | 'wheat' | 'flowers' | 'rows' | undefined
  /** How much of the land carries woods, 0 to 1. */
  woods?: number
  /** Flat ground near the viewer. */
  flat?: number
}

/** Rolling country. The path winds from the foreground to the far end. */
export function hillLand(stage: Stage, options: HillOptions = {}): Land {
  const { noise, texture, palette, scene } = stage
  const random = stage.random.fork('hills')
  const ox = random.range(0, 80)
  const rise = options.rise ?? random.range(0.7, 1.25)
  const woods = options.woods ?? 0.5
  const flat = options.flat ?? 2.5
  const bend = random.range(0.7, 1.3) * random.sign()
  const m = palette.material
  const grass = m('grass')
  const grassDark = m('grassDark')
  const wood = m(scene.season === 'autumn' ? 'leaf' : 'leafDark')
  const crop = options.crop === 'wheat' ? m('wheat') : options.crop === 'rows' ? m('flowerA') : undefined
  const wayAt = (z: number): number =>
    bend * (Math.sin(z * 0.32 + ox) * 1.1 + z * 0.05) - bend * Math.sin(2.2 * 0.32 + ox) * 1.1
  const width = options.way === 'river' ? 0.8 : options.way === 'road' ? 0.72 : 0.26
  const wave = (x: number, z: number): number =>
    noise.at(x * 0.13 + ox, z * 0.13) * 1.1 +
    noise.at(x * 0.31, z * 0.27 + ox) * 0.34 +
    noise.at(x * 0.05 - ox, z * 0.06) * 1.3
  return {
    near: 1.5,
    far: 60,
    eye: 1.5,
    steps: 330,
    way: options.way && {
      at: wayAt,
      width,
      far: 16,
      colour:
        options.way === 'river'
          ? palette.sky.at(0.75)
          : palette.lit(m(options.way === 'road' ? 'asphalt' : 'path'), 0.7),
    },
    elevation: scene.time === 'day' ? 0.7 : 0.36,
    height(x, z) {
      const open = smoothstep(flat, flat + 7, z)
      const h = (wave(x, z) + 0.6) * rise * open + noise.at(x * 0.7, z * 0.7) * 0.035
      if (!options.way) return h
      const off = Math.abs(x - wayAt(z)) / width
      const cut = smoothstep(2.6, 0.9, off)
      return options.way === 'river' ? h * (1 - cut * 0.85) - cut * 0.1 : h * (1 - cut * 0.25)
    },
    detail(x, z) {
      if (woods <= 0 || z < 4) return 0
      const patch = smoothstep(0.34 - woods * 0.5, 0.6 - woods * 0.5, texture.at(x * 0.22 + 9, z * 0.22 - ox))
      const clear = options.way ? smoothstep(1.2, 2.4, Math.abs(x - wayAt(z)) / width) : 1
      return patch * clear * (0.1 + 0.16 * Math.abs(texture.at(x * 3.4, z * 3))) * smoothstep(4, 7, z)
    },
    colour(p, out) {
      const patch = texture.at(p.x * 0.5 + ox, p.z * 0.5)
      const fine = texture.at(p.x * 3, p.z * 3)
      out[0] = grass[0]
      out[1] = grass[1]
      out[2] = grass[2]
      blend(out, grassDark, smoothstep(-0.3, 0.7, patch + fine * 0.3) * 0.75)
      if (crop) {
        const row =
          options.crop === 'rows'
            ? smoothstep(-0.1, 0.5, Math.sin((p.x - wayAt(p.z) * 0.4) * 7))
            : smoothstep(-0.7, 0.1, patch + fine * 0.2)
        blend(out, crop, row * smoothstep(34, 10, p.z))
      }
      if (options.crop === 'flowers')
        blend(
          out,
          fine > 0.2 ? m('flowerA') : m('flowerB'),
          smoothstep(0.25, 0.6, texture.at(p.x * 6, p.z * 5)) * 0.8 * smoothstep(16, 5, p.z),
        )
      if (woods > 0 && p.z > 4) {
        const grove =
          smoothstep(0.34 - woods * 0.5, 0.6 - woods * 0.5, texture.at(p.x * 0.22 + 9, p.z * 0.22 - ox)) *
          smoothstep(4, 7, p.z)
        blend(out, wood, grove * 0.92)
      }
      const off = options.way ? (p.x - wayAt(p.z)) / width : 9
      if (options.way === 'path') blend(out, m('path'), smoothstep(1.1, 0.8, Math.abs(off) + fine * 0.12))
      shine(out, palette, p.light)
      if (options.way === 'road') paintRoad(stage, off, p.z, out)
      if (options.way === 'river') paintRiver(stage, off + fine * 0.06, p, out)
    },
    grit: (x, height, z) => 1 + texture.at(x * 5 + z * 2, z * 6 + height * 9) * 0.07,
  }
}

function paintRoad(stage: Stage, off: number, z: number, out: Float32Array): void {
  const { palette } = stage
  const on = smoothstep(1.02, 0.98, Math.abs(off))
  if (on <= 0) return
  const wet = stage.scene.weather === 'rain' || stage.scene.weather === 'storm'
  const tar = palette.lit(palette.material('asphalt'), 0.7)
  blend(out, wet ? palette.sky.at(0.8) : tar, on * (wet ? 0.7 : 1))
  const line = Math.abs(off) < 0.025 && (z * 0.9) % 1 < 0.55
  const verge = Math.abs(Math.abs(off) - 0.92) < 0.018
  if (line || verge) blend(out, palette.lit(palette.material('white'), 0.8), 0.85)
}

function paintRiver(stage: Stage, off: number, p: { x: number; z: number }, out: Float32Array): void {
  const { palette, texture } = stage
  const on = smoothstep(1.05, 0.9, Math.abs(off))
  if (on <= 0) return
  // Long ripples lie across the stream; the sky shows more the flatter one looks.
  const ripple = texture.at(p.x * 0.9, p.z * 7) * 0.6 + texture.at(p.x * 2.6, p.z * 19) * 0.4
  const flat = smoothstep(1.4, 9, p.z)
  blend(out, palette.lit(palette.material('waterDeep'), 0.7), on * 0.9)
  blend(out, palette.sky.at(0.45 + 0.45 * flat), on * (0.5 + 0.45 * flat + ripple * 0.22))
  blend(out, palette.sun, on * smoothstep(0.42, 0.85, ripple) * 0.4)
}
