import { clampedAt } from './raster.ts'

/** Side of the patches that a texture is continued in, px of the result. */
const PATCH = 16
/** Strength of the added detail. */
const STRENGTH = 1.4

/**
 * Invents detail: what an image has at its finest in some place is, smaller, what it would have there beyond its own sharpness. For
 * each pixel of a row of the result it answers what is added to its brightness; the answer is used again. Where a place is smooth, that
 * is nothing.
 * @param x where the raster's corner stands in the whole image, px of the source
 */
export function detailOf(
  brightness: Float32Array,
  { width, height }: { width: number; height: number },
  { factor, x: left, y: top }: { factor: number; x: number; y: number },
): (y: number) => Float64Array {
  const fine = finestOf(brightness, width, height)
  const columns = Array.from({ length: width * factor }, (_, x) => patchesOf(x, left, factor, width))
  const [one, other] = [0, 1].map((which) => ({
    at: Int32Array.from(columns, (patches) => patches[which]?.at ?? 0),
    share: Float64Array.from(columns, (patches) => patches[which]?.share ?? 0),
  })) as [Lookup, Lookup]
  const line = new Float64Array(width * factor)
  return (y) => {
    const [above, below] = patchesOf(y, top, factor, height)
    const [over, under] = [above.at * width, below.at * width]
    for (let x = 0; x < line.length; x++) {
      const oneAt = one.at[x] as number
      const otherAt = other.at[x] as number
      const oneShare = one.share[x] as number
      const otherShare = other.share[x] as number
      let sum = (fine[over + oneAt] as number) * (oneShare * above.share)
      sum += (fine[over + otherAt] as number) * (otherShare * above.share)
      sum += (fine[under + oneAt] as number) * (oneShare * below.share)
      sum += (fine[under + otherAt] as number) * (otherShare * below.share)
      line[x] = sum * STRENGTH
    }
    return line
  }
}

interface Lookup {
  at: Int32Array
  share: Float64Array
}

/** In one direction: where the two patches of a place look in the source, and how much of each is seen. */
function patchesOf(place: number, corner: number, factor: number, length: number) {
  // Patches overlap by half, so that none has an edge. They stand on one grid of the whole image.
  const own = place + corner * factor
  const patch = (which: number) => {
    const middle = (Math.floor(own / PATCH) + which) * PATCH
    const at = clampedAt(Math.round(middle / factor - corner + (own - middle)), length)
    return { at, share: 1 - Math.abs(own - middle) / PATCH }
  }
  return [patch(0), patch(1)] as const
}

/** What each pixel has over its eight neighbours. */
function finestOf(brightness: Float32Array, width: number, height: number): Float32Array {
  const fine = new Float32Array(brightness.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let around = 0
      for (let down = -1; down <= 1; down++)
        for (let across = -1; across <= 1; across++)
          around += brightness[clampedAt(y + down, height) * width + clampedAt(x + across, width)] ?? 0
      fine[y * width + x] = (brightness[y * width + x] ?? 0) - around / 9
    }
  return fine
}
