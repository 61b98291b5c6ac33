import type { Pixels } from '../../illustrator/core/surface.ts'

const LOBES = 3

/** Pixels of the source in each direction that one pixel of the result is made of. */
export const TAPS = LOBES * 2

/** An image in floats: red, green, blue a pixel, rows from the top, each 0 to 255. */
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

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** The weights for each place within a source pixel; those of a place add up to 1. */
export function phasesOf(factor: number): number[][] {
  return Array.from({ length: factor }, (_, phase) => {
    const place = (phase + 0.5) / factor - 0.5
    const beyond = place - Math.floor(place)
    const weights = Array.from({ length: TAPS }, (_unused, tap) => {
      const away = tap - (LOBES - 1) - beyond
      return Math.abs(away) < LOBES ? sinc(away) * sinc(away / LOBES) : 0
    })
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map((weight) => weight / sum)
  })
}

/**
 * What enlarging and averaging back makes of one pixel among its neighbours, in one direction: the middle of the answer is its own
 * weight.
 */
export function returnOf(factor: number): number[] {
  const weights = new Array<number>(TAPS + 1).fill(0)
  for (const [phase, taps] of phasesOf(factor).entries()) {
    const place = (phase + 0.5) / factor - 0.5
    const shift = Math.floor(place) + 1
    for (const [tap, weight] of taps.entries()) weights[tap + shift] = (weights[tap + shift] ?? 0) + weight / factor
  }
  return weights
}

export const clampedAt = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at))
