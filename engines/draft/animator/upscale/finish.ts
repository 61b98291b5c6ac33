import type { Pixels } from '../../illustrator/core/surface.ts'
import { detailOf } from './detail.ts'
import { brightnessOf, type Raster } from './raster.ts'

/** How far beyond the range a colour still counts in part. */
const SOFT = 6

export interface Finish {
  factor: number
  /** 0 (may invent) to 100 (only sharper). */
  fidelity: number
  /** 0 to 100. */
  grain: number
  keepsSkin: boolean
  /** Where the raster's corner stands in the whole image, px: a part looks as it does in the whole. */
  x: number
  y: number
}

/** From here down detail is invented, the more the lower. */
const INVENTS_BELOW = 75
/** Brightness that grain adds or takes at most, of 255. */
const STRONGEST_GRAIN = 26
const SHARPENED = { least: 0.3, most: 0.7 }

/** Draws edges tight, continues textures and adds grain, in place. */
export function finish(pixels: Pixels, source: Raster, options: Finish): void {
  const { factor, fidelity, grain, keepsSkin } = options
  const { data, width, height } = pixels
  const skin = keepsSkin ? skinOf(source) : null
  const sharp = SHARPENED.most - ((SHARPENED.most - SHARPENED.least) * fidelity) / 100
  const invents = Math.max(0, (INVENTS_BELOW - fidelity) / INVENTS_BELOW)
  const detail = invents > 0 ? detailOf(brightnessOf(source), source, options) : null
  const rows = new RowsBefore(pixels, factor)
  const strength = grain / 100
  for (let y = 0; y < height; y++) {
    rows.enter(y)
    const above = rows.at(y - factor)
    const own = rows.at(y)
    const below = rows.at(y + factor)
    const invented = detail?.(y)
    const skinRow = Math.floor(y / factor) * source.width
    // Everything here is done for each pixel: no lists are made, and what a row shares is found before.
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const share = skin ? 1 - (skin[skinRow + Math.floor(x / factor)] as number) : 1
      let added = invented ? (invented[x] as number) * invents * share : 0
      if (grain > 0)
        added +=
          noise(x + options.x * factor, y + options.y * factor) * (GRAIN[own[x * 4 + 1] as number] as number) * strength
      const left = (x < factor ? 0 : x - factor) * 4
      const right = (x + factor < width ? x + factor : width - 1) * 4
      for (let channel = 0, place = x * 4; channel < 3; channel++, place++) {
        const around =
          ((own[left + channel] as number) +
            (own[right + channel] as number) +
            (above[place] as number) +
            (below[place] as number)) /
          4
        const value = own[place] as number
        data[at + channel] = value + (value - around) * sharp * share + added
      }
    }
  }
}

/** Rows as they were before they were changed; only those that are still looked at are kept. */
class RowsBefore {
  readonly #rows = new Map<number, Uint8ClampedArray>()
  readonly #pixels: Pixels
  readonly #reach: number

  constructor(pixels: Pixels, reach: number) {
    this.#pixels = pixels
    this.#reach = reach
  }

  /** Before row `y` is changed. */
  enter(y: number): void {
    const { data, width } = this.#pixels
    this.#rows.set(y, data.slice(y * width * 4, (y + 1) * width * 4))
    this.#rows.delete(y - this.#reach - 1)
  }

  at(y: number): Uint8ClampedArray {
    const { data, width, height } = this.#pixels
    const row = Math.min(height - 1, Math.max(0, y))
    return this.#rows.get(row) ?? data.subarray(row * width * 4, (row + 1) * width * 4)
  }
}

/** Strength of the grain by tone, 0 to 255: film grain is strongest in the middle ones. */
const GRAIN = Float64Array.from({ length: 256 }, (_, value) => {
  const tone = value / 255
  return STRONGEST_GRAIN * (0.35 + 2.6 * tone * (1 - tone))
})

/** −1 to 1, the same for the same place. */
function noise(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2_147_483_648 - 1
}

/**
 * For every pixel how much it has the colour of skin, 0 to 1. Skin of all shades lies close together in its colour difference
 * (Cb 77 to 127, Cr 133 to 173); what else has that colour counts too: this engine does not know a face.
 */
function skinOf({ data, width, height }: Raster): Float32Array {
  const share = new Float32Array(width * height)
  for (let pixel = 0; pixel < share.length; pixel++) {
    const [red, green, blue] = [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0]
    const cb = 128 - 0.1687 * red - 0.3313 * green + 0.5 * blue
    const cr = 128 + 0.5 * red - 0.4187 * green - 0.0813 * blue
    share[pixel] = inside(cb, 77, 127) * inside(cr, 133, 173)
  }
  return share
}

function inside(value: number, from: number, to: number): number {
  const beyond = Math.max(from - value, value - to, 0)
  return Math.max(0, 1 - beyond / SOFT)
}
