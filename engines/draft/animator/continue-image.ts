import type { Pixels } from '../illustrator/core/surface.ts'
import type { PixelArea } from '#engines/ports.ts'
import { fillFromAround, spreadOver } from './fill-from-around.ts'
import { type Found, findPatches } from './patch-fill.ts'

/** More than this (0 to 255) is no other light but another thing: it would shine far into the area. */
const MAX_DEVIATION = 20

/**
 * Fills the area by continuing its surroundings with edges and textures: copies pixels of similar places and adjusts their light
 * until there is no seam.
 */
export function continueImage(image: Pixels, painted: Uint8Array, area: PixelArea): Pixels {
  const found = findPatches(image, painted, area)
  if (!found) return fillFromAround(image, painted, area)
  const copied = copyAt(image, painted, found)
  // What the copy misses along the border is spread over the area: a membrane between the known differences.
  const missing = spreadOver(painted, image, area, (x, y, channel) => {
    const copy = copied(x, y)
    const away = copy ? (image.data[(y * image.width + x) * 4 + channel] ?? 0) - (copy[channel] ?? 0) : 0
    return Math.max(-MAX_DEVIATION, Math.min(MAX_DEVIATION, away))
  })
  const data = new Uint8ClampedArray(area.width * area.height * 4)
  for (let y = 0, at = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, at += 4) {
      const left = area.x + x
      const top = area.y + y
      const pixel = top * image.width + left
      const copy = painted[pixel] === 1 ? copied(left, top) : null
      const bent = copy && missing(x, y)
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] =
          copy && bent
            ? (copy[channel] as number) + (bent[channel] as number)
            : (image.data[pixel * 4 + channel] as number)
      data[at + 3] = 255
    }
  return { data, width: area.width, height: area.height }
}

/** Where a cell that has no match is copied from. */
const NOWHERE = -2_147_483_648

/** What the matches say a place of the image looks like; null where none was looked for. The answer is used again. */
function copyAt({ data, width }: Pixels, painted: Uint8Array, { level, matches, box, step }: Found) {
  const colour = new Float32Array(3)
  const { across, down } = shiftsOf(level, matches.source, step)
  return (x: number, y: number): Float32Array | null => {
    // Cells are whole: remainders at the far edges continue the last ones.
    const column = Math.min(level.width - 1, (x - box.x + 0.5) / step - 0.5)
    const row = Math.min(level.height - 1, (y - box.y + 0.5) / step - 0.5)
    const left = Math.floor(column)
    const top = Math.floor(row)
    let sum = 0
    colour.fill(0)
    for (let corner = 0; corner < 4; corner++) {
      const cx = left + (corner & 1)
      const cy = top + (corner >> 1)
      if (cx < 0 || cy < 0 || cx >= level.width || cy >= level.height) continue
      const target = cy * level.width + cx
      const shift = across[target] as number
      const weight = (1 - Math.abs(column - cx)) * (1 - Math.abs(row - cy))
      if (shift === NOWHERE || weight <= 0) continue
      const fromX = x + shift
      const from = (y + (down[target] as number)) * width + fromX
      if (fromX < 0 || fromX >= width || painted[from] !== 0) continue
      for (let channel = 0; channel < 3; channel++)
        colour[channel] = (colour[channel] as number) + (data[from * 4 + channel] as number) * weight
      sum += weight
    }
    if (sum === 0) return null
    for (let channel = 0; channel < 3; channel++) colour[channel] = (colour[channel] as number) / sum
    return colour
  }
}

/** How far away each cell's match lies, px of the image. */
function shiftsOf({ width, height }: Found['level'], source: Int32Array, step: number) {
  const [across, down] = [new Int32Array(width * height).fill(NOWHERE), new Int32Array(width * height)]
  for (let cell = 0; cell < source.length; cell++) {
    const match = source[cell] as number
    if (match < 0) continue
    across[cell] = Math.round(((match % width) - (cell % width)) * step)
    down[cell] = Math.round((Math.floor(match / width) - Math.floor(cell / width)) * step)
  }
  return { across, down }
}
