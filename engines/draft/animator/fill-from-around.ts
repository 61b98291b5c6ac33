import type { Pixels } from '../illustrator/core/surface.ts'
import type { PixelArea } from '#engines/ports.ts'

/** Cells along the longer side of the grid the colours spread over. */
const GRID = 96
const ROUNDS = 220

/** Fills the area from its surroundings: colours spread inwards over a coarse grid until they converge, with a little grain. */
export function fillFromAround(image: Pixels, painted: Uint8Array, area: PixelArea): Pixels {
  const colours = spreadOver(
    painted,
    image,
    area,
    (x, y, channel) => image.data[(y * image.width + x) * 4 + channel] ?? 0,
  )
  const { width, height } = area
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const grain = (((x * 7919 + y * 104729) % 17) - 8) * 0.35
      const colour = colours(x, y)
      data[at] = (colour[0] as number) + grain
      data[at + 1] = (colour[1] as number) + grain
      data[at + 2] = (colour[2] as number) + grain
      data[at + 3] = 255
    }
  return { data, width, height }
}

/**
 * Spreads values that are known around the painted part over it. Answers what the three of a place of the area are; the answer is used
 * again.
 * @param valueAt known value at a place of the image (px), by channel 0 to 2
 */
export function spreadOver(
  painted: Uint8Array,
  image: { width: number; height: number },
  area: PixelArea,
  valueAt: (x: number, y: number, channel: number) => number,
): (x: number, y: number) => Float64Array {
  const step = Math.max(1, Math.max(area.width, area.height) / GRID)
  const columns = Math.ceil(area.width / step) + 2
  const rows = Math.ceil(area.height / step) + 2
  const isOpen = new Uint8Array(columns * rows)
  const cells = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.min(image.width - 1, Math.max(0, Math.round(area.x + (column - 1) * step)))
      const y = Math.min(image.height - 1, Math.max(0, Math.round(area.y + (row - 1) * step)))
      const cell = row * columns + column
      isOpen[cell] = painted[y * image.width + x] ?? 0
      for (let channel = 0; channel < 3; channel++) cells[cell * 3 + channel] = valueAt(x, y, channel)
    }
  spread(cells, isOpen, columns, rows)
  const values = new Float64Array(3)
  const line = columns * 3
  // Called for every pixel: what its three values share is found once.
  return (x, y) => {
    const column = x / step + 1
    const row = y / step + 1
    const left = Math.floor(column)
    const top = Math.floor(row)
    const right = column - left
    const down = row - top
    let at = (top * columns + left) * 3
    for (let channel = 0; channel < 3; channel++, at++) {
      const above = (cells[at] as number) * (1 - right) + (cells[at + 3] as number) * right
      const below = (cells[at + line] as number) * (1 - right) + (cells[at + line + 3] as number) * right
      values[channel] = above * (1 - down) + below * down
    }
    return values
  }
}

function spread(cells: Float32Array, isOpen: Uint8Array, columns: number, rows: number): void {
  for (let round = 0; round < ROUNDS; round++)
    for (let cell = 0; cell < isOpen.length; cell++) {
      if (isOpen[cell] === 0) continue
      const [column, row] = [cell % columns, Math.floor(cell / columns)]
      const left = (column > 0 ? cell - 1 : cell + 1) * 3
      const right = (column < columns - 1 ? cell + 1 : cell - 1) * 3
      const above = (row > 0 ? cell - columns : cell + columns) * 3
      const below = (row < rows - 1 ? cell + columns : cell - columns) * 3
      for (let channel = 0; channel < 3; channel++)
        cells[cell * 3 + channel] =
          ((cells[left + channel] ?? 0) +
            (cells[right + channel] ?? 0) +
            (cells[above + channel] ?? 0) +
            (cells[below + channel] ?? 0)) /
          4
    }
}
