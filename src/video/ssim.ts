/** Brightness of every pixel of an RGBA image, 0 to 255. */
export function luminance(rgba: Uint8Array | Uint8ClampedArray): Float32Array {
  const luma = new Float32Array(rgba.length / 4)
  for (let pixel = 0; pixel < luma.length; pixel++)
    luma[pixel] =
      0.2126 * (rgba[pixel * 4] ?? 0) + 0.7152 * (rgba[pixel * 4 + 1] ?? 0) + 0.0722 * (rgba[pixel * 4 + 2] ?? 0)
  return luma
}

const WINDOW = 8
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/**
 * Structural similarity of two images of the same size: 1 is equal. Mean over 8 × 8 windows every 4 px, on brightness.
 * @param width px of both images
 */
export function ssim(one: Float32Array, other: Float32Array, width: number): number {
  if (one.length !== other.length) throw new Error('Images of different sizes cannot be compared')
  const height = one.length / width
  let sum = 0
  let windows = 0
  for (let y = 0; y + WINDOW <= height; y += WINDOW / 2)
    for (let x = 0; x + WINDOW <= width; x += WINDOW / 2) {
      sum += ssimOfWindow(one, other, width, x, y)
      windows++
    }
  return windows === 0 ? 1 : sum / windows
}

function ssimOfWindow(one: Float32Array, other: Float32Array, width: number, left: number, top: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + WINDOW; y++)
    for (let x = left; x < left + WINDOW; x++) {
      const p = one[y * width + x] ?? 0
      const q = other[y * width + x] ?? 0
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  const count = WINDOW * WINDOW
  const [meanA, meanB] = [a / count, b / count]
  const [varianceA, varianceB, covariance] = [
    aa / count - meanA ** 2,
    bb / count - meanB ** 2,
    ab / count - meanA * meanB,
  ]
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  )
}
