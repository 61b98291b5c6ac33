import { Random } from '../illustrator/core/random.ts'
import { blur, lineShare, type Plane, splitDetails, strength } from './detail.ts'
import type { LearnedStyle } from './style.ts'

/** Bounds of what detail that is there is changed by. */
const [MIN_GAIN, MAX_GAIN] = [0.35, 2.2]
/** Darkest that lines get, in steps of lightness; and how often their darkness is halved towards the right one. */
const DARKEST_LINE = 45
const HALVINGS = 6

/** Lightness with the texture, shapes and lines of a style. Texture that an image lacks is grown, the same for the same seed. */
export function matchDetail(lightness: Plane, wanted: LearnedStyle, seed: number): Plane {
  const { bands, rest } = splitDetails(lightness)
  const grain = splitDetails({ ...lightness, values: noise(lightness.values.length, seed) }).bands
  const values = rest.slice()
  bands.forEach((band, size) => {
    const target = wanted.bands[size] ?? 0
    const gain = Math.min(MAX_GAIN, Math.max(MIN_GAIN, target / Math.max(0.05, strength(band))))
    const missing = Math.sqrt(Math.max(0, target ** 2 - (gain * strength(band)) ** 2))
    const grown = grain[size] ?? new Float32Array(0)
    const amount = missing / Math.max(0.01, strength(grown))
    band.forEach((value, at) => {
      values[at] = (values[at] ?? 0) + gain * value + amount * (grown[at] ?? 0)
    })
  })
  return drawLines({ ...lightness, values }, edgesOf(lightness), wanted.lines)
}

/** Darkens edges until as much of the image is line as in the set. */
function drawLines(plane: Plane, edges: Float32Array, wanted: number): Plane {
  const drawn = (darkness: number): Plane => ({
    ...plane,
    values: plane.values.map((value, at) => Math.max(0, value - darkness * (edges[at] ?? 0))),
  })
  if (lineShare(plane) >= wanted) return plane
  let [least, most] = [0, DARKEST_LINE]
  for (let at = 0; at < HALVINGS; at++) {
    const middle = (least + most) / 2
    if (lineShare(drawn(middle)) < wanted) least = middle
    else most = middle
  }
  return drawn(least)
}

/** Where one thing ends and another begins, 0 to 1. */
function edgesOf(plane: Plane): Float32Array {
  const { values, width } = blur(plane, 1)
  return values.map((value, at) => {
    const across = (values[at + 1] ?? value) - value
    const down = (values[at + width] ?? value) - value
    return Math.min(1, Math.max(0, (Math.hypot(across, down) - 1.5) / 5))
  })
}

function noise(length: number, seed: number): Float32Array {
  const random = new Random(seed)
  return Float32Array.from({ length }, () => random.spread())
}
