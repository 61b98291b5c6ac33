import { createNoise } from '../core/noise.ts'
import { Random } from '../core/random.ts'

/** A square of repeating values around 0 (about -1 to 1). */
export interface Tile {
  readonly size: number
  readonly data: Float32Array
}

const SIZE = 512
const tiles = new Map<string, Tile>()

function tile(name: string, make: (data: Float32Array) => void): Tile {
  const known = tiles.get(name)
  if (known) return known
  const data = new Float32Array(SIZE * SIZE)
  make(data)
  const made = { size: SIZE, data }
  tiles.set(name, made)
  return made
}

/** Noise made to repeat: two copies cross-faded over the seam. */
function repeating(sample: (x: number, y: number) => number): (x: number, y: number) => number {
  const blend = (a: number, b: number, t: number): number => {
    const k = 1 - t
    return (a * k + b * t) / Math.sqrt(k * k + t * t)
  }
  return (x, y) => {
    const [tx, ty] = [x / SIZE, y / SIZE]
    return blend(
      blend(sample(x, y), sample(x - SIZE, y), tx),
      blend(sample(x, y - SIZE), sample(x - SIZE, y - SIZE), tx),
      ty,
    )
  }
}

const fill = (data: Float32Array, value: (x: number, y: number) => number): void => {
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) data[y * SIZE + x] = value(x, y)
}

/** Cold-pressed paper: small hollows. */
export const paperTile = (): Tile =>
  tile('paper', (data) => {
    const noise = createNoise(11)
    fill(
      data,
      repeating((x, y) => noise.at(x * 0.16, y * 0.16) * 0.55 + noise.at(x * 0.37, y * 0.37) * 0.5),
    )
  })

/** Slow clouds of pigment. */
export const washTile = (): Tile =>
  tile('wash', (data) => {
    const noise = createNoise(23)
    fill(
      data,
      repeating((x, y) => noise.fbm(x * 0.0125, y * 0.0125, 5) * 1.25),
    )
  })

/** Streaks of a dry brush, running across. */
export const brushTile = (): Tile =>
  tile('brush', (data) => {
    const noise = createNoise(37)
    fill(
      data,
      repeating((x, y) => noise.at(x * 0.014, y * 0.24) * 0.6 + noise.at(x * 0.05, y * 0.5) * 0.5),
    )
  })

/** Even grain. */
export const grainOf = (): Tile =>
  tile('grain', (data) => {
    const random = new Random(41)
    for (let i = 0; i < data.length; i++) data[i] = random.spread()
  })
