import { type Statistics, statisticsOf } from '../animator/filters.ts'
import type { Pixels } from '../illustrator/core/surface.ts'
import { type Plane, type Planes, planesOf } from './planes.ts'
import { colourAt } from './recolour-planes.ts'

/** Frames are analysed at this size, px: 96 × 96 gives the colours as well as the whole. */
const SIDE = 96
/** s over which the colours of frames are averaged, so that nothing flickers. */
export const STEADY_OVER = 0.5
/** Mean difference of two frames (0 to 255) that is a cut. */
const CUT = 36

export interface SteadyColours {
  /** Colours of a frame, given as few of its pixels, as its shot shows them: averaged over the frames before it, started over at a cut. */
  see(sample: Pixels, time: number): Statistics
}

export function steadyColours(): SteadyColours {
  let seen: { time: number; colours: Statistics }[] = []
  let last: Pixels | null = null
  return {
    see(small, time) {
      if (last && difference(last, small) > CUT) seen = []
      last = small
      seen = [...seen.filter((one) => one.time > time - STEADY_OVER), { time, colours: statisticsOf(small) }]
      return average(seen.map(({ colours }) => colours))
    },
  }
}

/** An image in few pixels, each taken from its place. */
export function sampleOf({ data, width, height }: Pixels): Pixels {
  const small = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const from = (Math.floor(((y + 0.5) * height) / SIDE) * width + Math.floor(((x + 0.5) * width) / SIDE)) * 4
      const to = (y * SIDE + x) * 4
      for (let channel = 0; channel < 4; channel++) small[to + channel] = data[from + channel] ?? 0
    }
  return { data: small, width: SIDE, height: SIDE }
}

/** The same of a frame as it comes. */
export function sampleOfPlanes(image: Planes): Pixels {
  const [luma, blue, red] = planesOf(image)
  const small = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0, to = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, to += 4) {
      const placeIn = ({ width, height }: Plane) =>
        Math.floor(((y + 0.5) * height) / SIDE) * width + Math.floor(((x + 0.5) * width) / SIDE)
      const at = placeIn(blue)
      small.set(colourAt(luma.data[placeIn(luma)] ?? 0, blue.data[at] ?? 0, red.data[at] ?? 0), to)
      small[to + 3] = 255
    }
  return { data: small, width: SIDE, height: SIDE }
}

/** Mean difference of two images of one size, 0 to 255. */
export function difference(one: Pixels, other: Pixels): number {
  let sum = 0
  for (let at = 0; at < one.data.length; at += 4)
    for (let channel = at; channel < at + 3; channel++)
      sum += Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0))
  return sum / ((one.data.length / 4) * 3)
}

function average(all: readonly Statistics[]): Statistics {
  const mean = (of: (colours: Statistics) => number | undefined) =>
    all.reduce((sum, colours) => sum + (of(colours) ?? 0), 0) / Math.max(1, all.length)
  return [0, 1, 2].map((channel) => ({
    mean: mean((colours) => colours[channel]?.mean),
    spread: mean((colours) => colours[channel]?.spread),
  }))
}
