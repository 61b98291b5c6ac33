import type { PixelArea } from '#engines/ports.ts'
import type { Pixels } from '../../illustrator/core/surface.ts'
import { blur, type Plane } from '../../trainer/detail.ts'

/** Structures larger than this share of the known part are light, smaller ones texture. */
const LIGHT = 0.15

/**
 * A continued side in the light of the image: its texture stays, its light becomes that of the image mirrored at the edge, which goes on
 * without a step. Texture alone drifts away: each step would be a little brighter than the one before.
 * @param whole the side and what it goes on from, which lies beside, above or below it
 */
export function inLight(whole: Pixels, part: Pixels, side: PixelArea): Pixels {
  const { width, height } = whole
  const isUpright = side.height < height
  const known = isUpright ? height - side.height : width - side.width
  const radius = Math.max(1, Math.round(known * LIGHT))
  const mirrored = mirrorOf(side, { width, height, known, isUpright })
  const data = new Uint8ClampedArray(part.data)
  for (let channel = 0; channel < 3; channel++) {
    const made = planeOf(whole, channel)
    const wanted = { ...made, values: made.values.slice() }
    eachOf(side, (x, y, at) => {
      made.values[y * width + x] = part.data[at + channel] ?? 0
      wanted.values[y * width + x] = whole.data[mirrored(x, y) * 4 + channel] ?? 0
    })
    const [own, light] = [blur(made, radius).values, blur(wanted, radius).values]
    eachOf(side, (x, y, at) => {
      const place = y * width + x
      data[at + channel] = (part.data[at + channel] ?? 0) + (light[place] ?? 0) - (own[place] ?? 0)
    })
  }
  return { data, width: part.width, height: part.height }
}

interface Whole {
  width: number
  height: number
  /** px of it that are known, in the direction in which the side goes on. */
  known: number
  isUpright: boolean
}

/** The mirrored pixel of the known part for a place of the side, back and forth where the side is longer than that part. */
function mirrorOf(side: PixelArea, { width, known, isUpright }: Whole): (x: number, y: number) => number {
  const isBefore = isUpright ? side.y === 0 : side.x === 0
  const edge = isBefore ? (isUpright ? side.height : side.width) : known
  const back = (place: number) => {
    const away = isBefore ? edge - 1 - place : place - edge
    const turn = away % (2 * known)
    const deep = turn < known ? turn : 2 * known - 1 - turn
    return isBefore ? edge + deep : edge - 1 - deep
  }
  return (x, y) => (isUpright ? back(y) * width + x : y * width + back(x))
}

function planeOf({ data, width, height }: Pixels, channel: number): Plane {
  return {
    values: Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + channel] ?? 0),
    width,
    height,
  }
}

/** @param see `at`: position in the side's own pixels */
function eachOf(side: PixelArea, see: (x: number, y: number, at: number) => void): void {
  for (let y = 0; y < side.height; y++)
    for (let x = 0; x < side.width; x++) see(side.x + x, side.y + y, (y * side.width + x) * 4)
}
