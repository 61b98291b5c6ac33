import type { Pixels } from '../illustrator/core/surface.ts'
import type { PixelArea } from '#engines/ports.ts'

/** Cells along the longer side of the grid the colours spread over. */
const GRID = 96
const ROUNDS = 220

/** The area as if what is around it went on: colours spread inwards over a coarse grid until they agree, with a little grain. */
export function fillFromAround(picture: Pixels, painted: Uint8Array, area: PixelArea): Pixels {
  const colour = spreadOver(
    painted,
    picture,
    area,
    (x, y, channel) => picture.data[(y * picture.width + x) * 4 + channel] ?? 0,
  )
  const { width, height } = area
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (((x * 7919 + y * 104729) % 17) - 8) * 0.35
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel] = colour(x, y, channel) + grain
      data[at + 3] = 255
    }
  return { data, width, height }
}

/**
 * Spreads values that are known around the painted part over it. Answers what they are at a place of the area.
 * @param valueAt known value at a place of the picture (px), by channel 0 to 2
 */
export function spreadOver(
  painted: Uint8Array,
  picture: { width: number; height: number },
  area: PixelArea,
  valueAt: (x: number, y: number, channel: number) => number,
): (x: number, y: number, channel: number) => number {
  const step = Math.max(1, Math.max(area.width, area.height) / GRID)
  const columns = Math.ceil(area.width / step) + 2
  const rows = Math.ceil(area.height / step) + 2
  const isOpen = new Uint8Array(columns * rows)
  const cells = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.min(picture.width - 1, Math.max(0, Math.round(area.x + (column - 1) * step)))
      const y = Math.min(picture.height - 1, Math.max(0, Math.round(area.y + (row - 1) * step)))
      const cell = row * columns + column
      isOpen[cell] = painted[y * picture.width + x] ?? 0
      for (let channel = 0; channel < 3; channel++) cells[cell * 3 + channel] = valueAt(x, y, channel)
    }
  spread(cells, isOpen, columns, rows)
  return (x, y, channel) => {
    const [column, row] = [x / step + 1, y / step + 1]
    const cell = Math.floor(row) * columns + Math.floor(column)
    const [right, down] = [column % 1, row % 1]
    const value = (index: number) => cells[index * 3 + channel] ?? cells[cell * 3 + channel] ?? 0
    const top = value(cell) * (1 - right) + value(cell + 1) * right
    const below = value(cell + columns) * (1 - right) + value(cell + columns + 1) * right
    return top * (1 - down) + below * down
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
