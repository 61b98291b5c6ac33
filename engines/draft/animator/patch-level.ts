import type { Pixels } from '../illustrator/core/surface.ts'
import type { PixelArea } from '#engines/ports.ts'

/** Half a patch's side: patches are 7 × 7 cells. */
export const REACH = 3

/** A part of an image, coarser; colours of cells in the hole are guesses. */
export interface Level {
  width: number
  height: number
  /** Three per cell, 0 to 255. */
  colours: Float32Array
  /** 1 where nothing of the image is known. */
  hole: Uint8Array
}

/** The finest level: the contents of `box`, a cell for every `step` px of the image. */
export function levelOf(image: Pixels, painted: Uint8Array, box: PixelArea, step: number): Level {
  const width = Math.max(1, Math.floor(box.width / step))
  const height = Math.max(1, Math.floor(box.height / step))
  const level = emptyLevel(width, height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [left, top] = [box.x + Math.floor(column * step), box.y + Math.floor(row * step)]
      const right = Math.max(left + 1, box.x + Math.floor((column + 1) * step))
      const bottom = Math.max(top + 1, box.y + Math.floor((row + 1) * step))
      const from = { colours: image.data, stride: 4, hole: painted, width: image.width }
      average(from, { left, top, right, bottom }, level, row * width + column, 1)
    }
  return level
}

/** The same at half the size. A cell is in the hole when half of what it stands for is. */
export function halved({ width, height, colours, hole }: Level): Level {
  const level = emptyLevel(Math.ceil(width / 2), Math.ceil(height / 2))
  const from = { colours, stride: 3, hole, width }
  for (let row = 0; row < level.height; row++)
    for (let column = 0; column < level.width; column++) {
      const [left, top] = [column * 2, row * 2]
      const box = { left, top, right: Math.min(width, left + 2), bottom: Math.min(height, top + 2) }
      average(from, box, level, row * level.width + column, 0.5)
    }
  return level
}

/** One cell from what it stands for: known colours, if there are any. It is in the hole unless more than `least` of it is known, or all. */
function average(
  from: { colours: ArrayLike<number>; stride: number; hole: Uint8Array; width: number },
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  to: Level,
  cell: number,
  least: number,
): void {
  const { colours, stride, hole, width } = from
  const count = (right - left) * (bottom - top)
  let known = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) known += hole[y * width + x] === 0 ? 1 : 0
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const place = y * width + x
      if (known > 0 && hole[place] !== 0) continue
      red += colours[place * stride] ?? 0
      green += colours[place * stride + 1] ?? 0
      blue += colours[place * stride + 2] ?? 0
    }
  const summed = known > 0 ? known : count
  to.colours[cell * 3] = red / summed
  to.colours[cell * 3 + 1] = green / summed
  to.colours[cell * 3 + 2] = blue / summed
  to.hole[cell] = known < count * least || (least < 1 && known <= count * least) ? 1 : 0
}

/** Colours spread into the hole until they agree: a first guess. */
export function spreadInto({ width, height, colours, hole }: Level, rounds: number): void {
  for (let round = 0; round < rounds; round++)
    for (let cell = 0; cell < hole.length; cell++) {
      if (hole[cell] === 0) continue
      const [column, row] = [cell % width, Math.floor(cell / width)]
      const left = column > 0 ? cell - 1 : cell
      const right = column < width - 1 ? cell + 1 : cell
      const above = row > 0 ? cell - width : cell
      const below = row < height - 1 ? cell + width : cell
      for (let channel = 0; channel < 3; channel++) {
        const at = (other: number) => colours[other * 3 + channel] ?? 0
        colours[cell * 3 + channel] = (at(left) + at(right) + at(above) + at(below)) / 4
      }
    }
}

function emptyLevel(width: number, height: number): Level {
  return { width, height, colours: new Float32Array(width * height * 3), hole: new Uint8Array(width * height) }
}
