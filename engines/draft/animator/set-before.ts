import type { Pixels } from '../illustrator/core/surface.ts'
import { backdropOf } from './backdrop.ts'

/** Less than this a pixel differs from its backdrop: it is backdrop. More than the second: it is what stands before it. 0 to 255. */
const BACKDROP = 36
const SUBJECT = 84
/** How much of the backdrop's fine texture the surroundings take on. */
const TEXTURE = 0.2
/** A part with less foreground than this is all backdrop, a wall or a meadow: then the backdrop itself was requested. */
const MIN_SHARE = 0.003
/** How far round a pixel its neighbours decide, as a share of the shorter side. */
const SMOOTH = 0.012

/**
 * Sets a new part's subject in front of its surroundings: they replace its own backdrop, which would look like a patch in a
 * bright sky. A part without a subject stays as it is.
 * @param around the surroundings, continued into the area; as large as the part
 */
export function setBefore(part: Pixels, around: Pixels): void {
  const { width, height, data } = part
  const backdrop = backdropOf(part)
  const shares = smoothed(subjectShares(part, backdrop), width, height)
  if (shares.reduce((sum, share) => sum + share, 0) < shares.length * MIN_SHARE) return
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = shares[pixel] ?? 0
    for (let at = pixel * 4; at < pixel * 4 + 3; at++) {
      const own = data[at] ?? 0
      const set = (around.data[at] ?? 0) + (own - (backdrop.data[at] ?? 0)) * TEXTURE
      data[at] = set + (own - set) * share
    }
  }
}

function subjectShares({ data }: Pixels, backdrop: Pixels): Float32Array {
  const shares = new Float32Array(data.length / 4)
  for (let pixel = 0; pixel < shares.length; pixel++) {
    let most = 0
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      most = Math.max(most, Math.abs((data[at] ?? 0) - (backdrop.data[at] ?? 0)))
    const along = Math.min(1, Math.max(0, (most - BACKDROP) / (SUBJECT - BACKDROP)))
    shares[pixel] = along * along * (3 - 2 * along)
  }
  return shares
}

/** A box blur across, then down. */
function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const reach = Math.max(1, Math.round(Math.min(width, height) * SMOOTH))
  const across = blurred(values, { lines: height, length: width, line: width, step: 1 }, reach)
  return blurred(across, { lines: width, length: height, line: 1, step: width }, reach)
}

interface Lines {
  lines: number
  length: number
  /** From one line to the next, and from one place of a line to the next. */
  line: number
  step: number
}

function blurred(values: Float32Array, { lines, length, line, step }: Lines, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let at = 0; at < lines; at++) {
    const value = (place: number) => values[at * line + Math.min(length - 1, Math.max(0, place)) * step] ?? 0
    let sum = 0
    for (let place = -reach; place <= reach; place++) sum += value(place)
    for (let place = 0; place < length; place++) {
      result[at * line + place * step] = sum / (2 * reach + 1)
      sum += value(place + reach + 1) - value(place - reach)
    }
  }
  return result
}
