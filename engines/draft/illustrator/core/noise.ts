import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'
import { Random } from './random.ts'

/** Smooth chance over a plane. Every function answers around -1 to 1 unless it says otherwise. */
export interface Noise {
  at(x: number, y: number): number
  /**
   * Several octaves, cloud-like. With `least`, a value that can no longer reach it is answered as some value below it, without the
   * finer octaves.
   */
  fbm(x: number, y: number, octaves: number, least?: number): number
  /** Several octaves folded into crests, mountain-like; 0 to 1. */
  ridged(x: number, y: number, octaves: number): number
  /** Several octaves folded into puffs, cumulus-like; 0 to 1. `least` as of `fbm`. */
  billow(x: number, y: number, octaves: number, least?: number): number
}

// Each octave is turned a little, otherwise the lattice shows as streaks along the axes.
const COS = 0.8
const SIN = 0.6

/** Classes, since a compiler inlines the calls of methods of two classes, but not of closures. */
abstract class Octaves implements Noise {
  abstract at(x: number, y: number): number

  fbm(x: number, y: number, octaves: number, least = -Infinity): number {
    let sum = 0
    let amplitude = 0.5
    for (let i = 0; i < octaves; i++) {
      // All remaining octaves add less than twice the next amplitude.
      if (sum + 2 * amplitude < least) return sum
      sum += amplitude * this.at(x, y)
      const nx = (x * COS - y * SIN) * 2.03 + 17.3
      y = (x * SIN + y * COS) * 2.03 - 9.7
      x = nx
      amplitude *= 0.5
    }
    return sum
  }

  ridged(x: number, y: number, octaves: number): number {
    let sum = 0
    let amplitude = 0.55
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(this.at(x, y))
      const value = crest * crest * weight
      sum += amplitude * value
      weight = Math.min(1, value * 1.6)
      const nx = (x * COS - y * SIN) * 2.07 + 5.1
      y = (x * SIN + y * COS) * 2.07 + 11.9
      x = nx
      amplitude *= 0.48
    }
    return sum
  }

  billow(x: number, y: number, octaves: number, least = -Infinity): number {
    let sum = 0
    let amplitude = 0.5
    for (let i = 0; i < octaves; i++) {
      if (sum + 2 * amplitude < least) return sum
      sum += amplitude * Math.abs(this.at(x, y))
      const nx = (x * COS - y * SIN) * 2.1 - 3.3
      y = (x * SIN + y * COS) * 2.1 + 7.7
      x = nx
      amplitude *= 0.5
    }
    return sum
  }
}

class Simplex extends Octaves {
  private readonly noise2D: NoiseFunction2D

  constructor(seed: number) {
    super()
    const random = new Random(seed)
    this.noise2D = createNoise2D(() => random.next())
  }

  at(x: number, y: number): number {
    return this.noise2D(x, y)
  }
}

/** Exact noise, for what light makes visible: heights of land, outlines. */
export const createNoise = (seed: number): Noise => new Simplex(seed)

type Slope = readonly [number, number]

/** Samples of a cell of the lattice, and cells until the table repeats. */
const SAMPLES = 16
const CELLS = 32
const SIZE = SAMPLES * CELLS
const MASK = SIZE - 1
/** Directions of the lattice's slopes. */
const SLOPES: readonly [Slope, ...Slope[]] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7071, 0.7071],
  [-0.7071, 0.7071],
  [0.7071, -0.7071],
  [-0.7071, -0.7071],
]
/** Samples of a unit: the features of exact noise are finer than a cell. */
const SCALE = 26

let table: Float32Array | undefined

/** One tile of gradient noise for all images of this process. */
function readTable(): Float32Array {
  if (table) return table
  const random = new Random(53)
  const slopes = Array.from({ length: CELLS * CELLS }, () => random.pick(SLOPES))
  const made = new Float32Array(SIZE * SIZE)
  const ease = Float64Array.from({ length: SAMPLES }, (_, i) => fade(i / SAMPLES))
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    const [right, below] = [(column + 1) % CELLS, ((row + 1) % CELLS) * CELLS]
    const [a, b] = [slopes[cell] ?? SLOPES[0], slopes[row * CELLS + right] ?? SLOPES[0]]
    const [c, d] = [slopes[below + column] ?? SLOPES[0], slopes[below + right] ?? SLOPES[0]]
    for (let y = 0; y < SAMPLES; y++)
      for (let x = 0; x < SAMPLES; x++) {
        const [u, v, across] = [x / SAMPLES, y / SAMPLES, ease[x] ?? 0]
        const top = mixed(a[0] * u + a[1] * v, b[0] * (u - 1) + b[1] * v, across)
        const foot = mixed(c[0] * u + c[1] * (v - 1), d[0] * (u - 1) + d[1] * (v - 1), across)
        made[(row * SAMPLES + y) * SIZE + column * SAMPLES + x] = shaped(1.6 * mixed(top, foot, ease[y] ?? 0))
      }
  }
  table = made
  return made
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
/** Spreads values as exact noise does. */
const shaped = (v: number): number => v * (1.365 - 0.375 * v * v)
const mixed = (a: number, b: number, t: number): number => a + (b - a) * t

class Texture extends Octaves implements TextureNoise {
  private readonly table = readTable()
  private readonly x0: number
  private readonly y0: number

  constructor(seed: number) {
    super()
    const random = new Random(seed)
    this.x0 = random.range(0, SIZE)
    this.y0 = random.range(0, SIZE)
  }

  at(x: number, y: number): number {
    const { table } = this
    const px = x * SCALE + this.x0
    const py = y * SCALE + this.y0
    const left = Math.floor(px)
    const top = Math.floor(py)
    const u = px - left
    const v = py - top
    const column = left & MASK
    const next = (left + 1) & MASK
    const row = (top & MASK) * SIZE
    const below = ((top + 1) & MASK) * SIZE
    const a = table[row + column] ?? 0
    const b = table[below + column] ?? 0
    const upper = a + ((table[row + next] ?? 0) - a) * u
    const lower = b + ((table[below + next] ?? 0) - b) * u
    return upper + (lower - upper) * v
  }

  fill(out: Float32Array, x: number, step: number, y: number): void {
    const { table } = this
    const py = y * SCALE + this.y0
    const top = Math.floor(py)
    const v = py - top
    const row = (top & MASK) * SIZE
    const below = ((top + 1) & MASK) * SIZE
    let px = x * SCALE + this.x0
    for (let i = 0; i < out.length; i++, px += step * SCALE) {
      const left = Math.floor(px)
      const u = px - left
      const column = left & MASK
      const next = (left + 1) & MASK
      const a = table[row + column] ?? 0
      const b = table[below + column] ?? 0
      const upper = a + ((table[row + next] ?? 0) - a) * u
      const lower = b + ((table[below + next] ?? 0) - b) * u
      out[i] = upper + (lower - upper) * v
    }
  }
}

/** Fast noise, for what is soft or fine. */
export interface TextureNoise extends Noise {
  /** Writes the noise at `out.length` points of a line from left to right, `step` apart. */
  fill(out: Float32Array, x: number, step: number, y: number): void
}

/** Noise read from a table, several times as fast: for what is soft or fine (clouds, waves, grit), where its period and its facets do not show. */
export const createTexture = (seed: number): TextureNoise => new Texture(seed)
