import type { Pixels } from '../illustrator/core/surface.ts'

/** Adds to every pixel what it has over its neighbours at `reach` px. @param amount 0 to 1 */
export function sharpen({ data, width, height }: Pixels, amount: number, reach = 1): void {
  const before = new Uint8ClampedArray(data)
  const [across, down] = [reach * 4, reach * width * 4]
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const at = (y * width + x) * 4
      for (let channel = at; channel < at + 3; channel++) {
        const around =
          ((before[channel - across] ?? 0) +
            (before[channel + across] ?? 0) +
            (before[channel - down] ?? 0) +
            (before[channel + down] ?? 0)) /
          4
        const own = before[channel] ?? 0
        data[channel] = own + (own - around) * amount
      }
    }
}

export type Rgb = [red: number, green: number, blue: number]

/** Changes every pixel's colour, each 0 to 255. */
export function recolour({ data }: Pixels, change: (colour: Rgb) => Rgb): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = change([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
  }
}

export const brightnessOf = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue

/** Mean and spread of each channel. @param counts which pixels count; all by default */
export function statisticsOf({ data, width, height }: Pixels, counts: (pixel: number) => boolean = () => true) {
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!counts(pixel)) continue
    count++
    for (let channel = 0; channel < 3; channel++) {
      const value = data[pixel * 4 + channel] ?? 0
      sums[channel] = (sums[channel] ?? 0) + value
      squares[channel] = (squares[channel] ?? 0) + value * value
    }
  }
  return sums.map((sum, channel) => {
    const mean = sum / Math.max(1, count)
    return { mean, spread: Math.sqrt(Math.max(0, (squares[channel] ?? 0) / Math.max(1, count) - mean * mean)) }
  })
}

export type Statistics = ReturnType<typeof statisticsOf>

/** Gives an image another image's colours. @param share strength, 0 to 1 */
export function matchColours(pixels: Pixels, own: Statistics, wanted: Statistics, share: number): void {
  const gains = own.map(({ spread }, channel) => {
    const gain = (wanted[channel]?.spread ?? spread) / Math.max(1, spread)
    return Math.min(1.8, Math.max(0.5, gain))
  })
  recolour(pixels, (colour) => {
    const moved = colour.map((value, channel) => {
      const { mean = 0 } = own[channel] ?? {}
      const target = (value - mean) * (gains[channel] ?? 1) + (wanted[channel]?.mean ?? mean)
      return value + (target - value) * share
    })
    return [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0]
  })
}
