/** Colour coding of films and clips: the default of players for files that do not name one. */
export const BT709 = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

/** Weights of red, green and blue in brightness. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const
/** Limited range: brightness takes 219 steps from 16 on, each colour difference 112 to both sides of 128. */
const [BLACK, STEPS, GREY, SWING] = [16, 219, 128, 112]
/** Fixed point: 16 bits after the point. */
const ONE = 1 << 16
const scaled = (weight: number, steps: number) => Math.round((weight * steps * ONE) / 255)
/** What a step of red, green and blue adds to brightness … */
const [YR, YG, YB] = [scaled(RED, STEPS), scaled(GREEN, STEPS), scaled(BLUE, STEPS)]
/** … to how far blue is from it … */
const [UR, UG, UB] = [-scaled(RED / (1 - BLUE), SWING), -scaled(GREEN / (1 - BLUE), SWING), scaled(1, SWING)]
/** … and how far red is. */
const [VR, VG, VB] = [scaled(1, SWING), -scaled(GREEN / (1 - RED), SWING), -scaled(BLUE / (1 - RED), SWING)]

/**
 * An image in limited-range BT.709, chroma at half size in both directions (I420): brightness, then blue, then red differences.
 * Plain arithmetic on bytes: it runs for every pixel of every frame.
 * @param rgba four bytes a pixel, alpha ignored
 * @param width px, even, as is `height`
 */
export function toBt709(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = width * height
  const out = new Uint8Array((size * 3) / 2)
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, size)
  let u = size
  let v = size + size / 4
  for (let row = 0; row < size; row += 2 * width)
    for (let at = row; at < row + width; at += 2) {
      const one = pixels[at] as number
      const right = pixels[at + 1] as number
      const below = pixels[at + width] as number
      const last = pixels[at + width + 1] as number
      out[at] = brightness(one)
      out[at + 1] = brightness(right)
      out[at + width] = brightness(below)
      out[at + width + 1] = brightness(last)
      const red = (one & 255) + (right & 255) + (below & 255) + (last & 255)
      const green = ((one >> 8) & 255) + ((right >> 8) & 255) + ((below >> 8) & 255) + ((last >> 8) & 255)
      const blue = ((one >> 16) & 255) + ((right >> 16) & 255) + ((below >> 16) & 255) + ((last >> 16) & 255)
      out[u++] = GREY + ((UR * red + UG * green + UB * blue + 2 * ONE) >> 18)
      out[v++] = GREY + ((VR * red + VG * green + VB * blue + 2 * ONE) >> 18)
    }
  return out
}

/** @param pixel its bytes from the lowest on: red, green, blue */
function brightness(pixel: number): number {
  return BLACK + ((YR * (pixel & 255) + YG * ((pixel >> 8) & 255) + YB * ((pixel >> 16) & 255) + ONE / 2) >> 16)
}
