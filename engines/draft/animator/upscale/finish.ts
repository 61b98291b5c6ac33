import type { Pixels } from '../../illustrator/core/surface.ts'
import { detailOf } from './detail.ts'
import { brightnessOf, type Raster } from './raster.ts'
import { skinOf } from './skin.ts'

export interface Finish {
  factor: number
  /** 0 (may invent) to 100 (only sharper). */
  fidelity: number
  /** 0 to 100. */
  grain: number
  keepsSkin: boolean
  /** Where the raster's corner stands in the whole picture, px: a part looks as it does in the whole. */
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
  for (let y = 0; y < height; y++) {
    rows.enter(y)
    const [above, own, below] = [rows.at(y - factor), rows.at(y), rows.at(y + factor)]
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const share = 1 - (skin?.[Math.floor(y / factor) * source.width + Math.floor(x / factor)] ?? 0)
      const added =
        (detail && share > 0 ? detail(x, y) * invents * share : 0) +
        (grain > 0 ? noise(x + options.x * factor, y + options.y * factor) * grainAt(own, x) * (grain / 100) : 0)
      const [left, right] = [Math.max(0, x - factor) * 4, Math.min(width - 1, x + factor) * 4]
      for (let channel = 0; channel < 3; channel++) {
        const around =
          ((own[left + channel] ?? 0) +
            (own[right + channel] ?? 0) +
            (above[x * 4 + channel] ?? 0) +
            (below[x * 4 + channel] ?? 0)) /
          4
        const value = own[x * 4 + channel] ?? 0
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

/** Film shows its grain in the middle tones. */
function grainAt(row: Uint8ClampedArray, x: number): number {
  const tone = (row[x * 4 + 1] ?? 0) / 255
  return STRONGEST_GRAIN * (0.35 + 2.6 * tone * (1 - tone))
}

/** −1 to 1, the same for the same place. */
function noise(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2_147_483_648 - 1
}
