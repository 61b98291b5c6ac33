import type { Plane } from './planes.ts'

/** Adds to each pixel what it has over its four neighbours. @param amount 0 to 1 */
export function sharpenPlane({ data, width, height }: Plane, amount: number): void {
  const share = Math.round(amount * 64)
  // Only the row above is needed as it was: the one below has not been changed yet.
  let [above, own] = [data.slice(0, width), data.slice(width, 2 * width)]
  for (let y = 1; y < height - 1; y++) {
    const start = y * width
    for (let x = 1; x < width - 1; x++) {
      const value = own[x] as number
      const around =
        (own[x - 1] as number) + (own[x + 1] as number) + (above[x] as number) + (data[start + width + x] as number)
      const next = value + (((4 * value - around) * share) >> 8)
      data[start + x] = next < 0 ? 0 : next > 255 ? 255 : next
    }
    const free = above
    above = own
    own = free
    own.set(data.subarray(start + width, start + 2 * width))
  }
}
