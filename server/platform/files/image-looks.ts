import { type Plane, splitDetails, strength } from '#engines/draft/trainer/detail.ts'
import { labPlanes } from '#engines/draft/trainer/measure-style.ts'
import type { SmallImage } from '#server/platform/ports/sandbox.ts'

/** Larger detail weaker than this counts as none: a plain wall is not blurred. Steps of lightness. */
const HARDLY = 0.6

interface Pixels {
  width: number
  height: number
  data: ArrayLike<number>
}

/** Measures light, sharpness and similarity of an image from its pixels. */
export function looksOf(pixels: Pixels): Pick<SmallImage, 'sharpness' | 'darkest' | 'brightest' | 'hash'> {
  const [lightness] = labPlanes(pixels)
  const sorted = lightness.values.slice().sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const [smallest = 0, , larger = 0, , largest = 0] = splitDetails(lightness).bands.map(strength)
  return {
    // In strong blur even larger detail disappears.
    sharpness: largest < HARDLY ? null : Math.min(smallest / Math.max(0.01, larger), (2 * larger) / largest),
    darkest: at(0.25),
    brightest: at(0.75),
    hash: hashOf(lightness),
  }
}

/** The difference hash: in each of eight rows, whether each of eight steps to the right grows darker. */
function hashOf(plane: Plane): string {
  const cells = Array.from({ length: 72 }, (_, cell) => meanOf(plane, cell % 9, Math.floor(cell / 9)))
  let hash = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const cell = row * 9 + column
      hash = (hash << 1n) | ((cells[cell] ?? 0) > (cells[cell + 1] ?? 0) ? 1n : 0n)
    }
  return hash.toString(16).padStart(16, '0')
}

function meanOf({ values, width, height }: Plane, column: number, row: number): number {
  // At least one pixel, even for tiny images.
  const [left, right] = [Math.floor((column * width) / 9), Math.ceil(((column + 1) * width) / 9)]
  const [top, bottom] = [Math.floor((row * height) / 8), Math.ceil(((row + 1) * height) / 8)]
  let sum = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += values[y * width + x] ?? 0
  return sum / ((right - left) * (bottom - top))
}
