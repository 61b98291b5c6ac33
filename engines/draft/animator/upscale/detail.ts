import { clampedAt } from './lanczos.ts'

/** Side of the patches that a texture is continued in, px of the result. */
const PATCH = 16
/** How strongly what is found is drawn. */
const STRENGTH = 1.4

/**
 * Invents detail: what a picture has at its finest in some place is, smaller, what it would have there beyond its own sharpness. For
 * a pixel of the result it answers what is added to its brightness. Where a place is smooth, that is nothing.
 * @param x where the raster's corner stands in the whole picture, px of the source
 */
export function detailOf(
  brightness: Float32Array,
  { width, height }: { width: number; height: number },
  { factor, x: left, y: top }: { factor: number; x: number; y: number },
): (x: number, y: number) => number {
  const fine = finestOf(brightness, width, height)
  const at = (x: number, y: number) =>
    fine[clampedAt(Math.round(y), height) * width + clampedAt(Math.round(x), width)] ?? 0
  return (x, y) => {
    // Patches overlap by half, so that none has an edge. They stand on one grid of the whole picture.
    const [ownX, ownY] = [x + left * factor, y + top * factor]
    let sum = 0
    for (let down = 0; down < 2; down++)
      for (let across = 0; across < 2; across++) {
        const middleX = (Math.floor(ownX / PATCH) + across) * PATCH
        const middleY = (Math.floor(ownY / PATCH) + down) * PATCH
        const share = (1 - Math.abs(ownX - middleX) / PATCH) * (1 - Math.abs(ownY - middleY) / PATCH)
        sum += at(middleX / factor - left + (ownX - middleX), middleY / factor - top + (ownY - middleY)) * share
      }
    return sum * STRENGTH
  }
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
