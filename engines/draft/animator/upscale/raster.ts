import type { Pixels } from '../../illustrator/core/surface.ts'

/** A picture in floats: red, green, blue a pixel, rows from the top, each 0 to 255. */
export interface Raster {
  data: Float32Array
  width: number
  height: number
}

export function rasterOf({ data, width, height }: Pixels): Raster {
  const floats = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) floats[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0
  return { data: floats, width, height }
}

/** The brightness of every pixel, 0 to 255. */
export function brightnessOf({ data, width, height }: Raster): Float32Array {
  const brightness = new Float32Array(width * height)
  for (let pixel = 0; pixel < brightness.length; pixel++) {
    const at = pixel * 3
    brightness[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return brightness
}
