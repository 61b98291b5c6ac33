import type { Pixels } from '../illustrator/core/surface.ts'

/** Cells along the longer side. */
const GRID = 32
/** What decides about a cell: so many to each side, and above and below. Sky and ground change from top to bottom, not across. */
const ACROSS = 7
const DOWN = 1

/** What an image shows behind its subjects: for each place the colour that most of its row has, which a boat or a bird is not. */
export function backdropOf(image: Pixels): Pixels {
  const { width, height } = image
  const step = Math.max(1, Math.max(width, height) / GRID)
  const columns = Math.max(1, Math.ceil(width / step))
  const rows = Math.max(1, Math.ceil(height / step))
  const means = meansOf(image, { columns, rows, step })
  const medians = new Float32Array(means.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let channel = 0; channel < 3; channel++) {
        const around: number[] = []
        for (let y = Math.max(0, row - DOWN); y <= Math.min(rows - 1, row + DOWN); y++)
          for (let x = Math.max(0, column - ACROSS); x <= Math.min(columns - 1, column + ACROSS); x++)
            around.push(means[(y * columns + x) * 3 + channel] ?? 0)
        around.sort((a, b) => a - b)
        medians[(row * columns + column) * 3 + channel] = around[Math.floor(around.length / 2)] ?? 0
      }
  return enlarged(medians, { columns, rows, step }, image)
}

interface Grid {
  columns: number
  rows: number
  /** px a cell is wide and high. */
  step: number
}

function meansOf({ data, width, height }: Pixels, { columns, rows, step }: Grid): Float32Array {
  const sums = new Float32Array(columns * rows * 3)
  const counts = new Float32Array(columns * rows)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / step) * columns + Math.floor(x / step)
      counts[cell] = (counts[cell] ?? 0) + 1
      for (let channel = 0; channel < 3; channel++)
        sums[cell * 3 + channel] = (sums[cell * 3 + channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0)
    }
  return sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)] ?? 1))
}

/** Between the middles of cells colours run into each other. */
function enlarged(cells: Float32Array, { columns, rows, step }: Grid, { width, height }: Pixels): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  const place = (at: number, count: number) => {
    const along = Math.min(count - 1, Math.max(0, (at + 0.5) / step - 0.5))
    const first = Math.floor(along)
    return { first, next: Math.min(count - 1, first + 1), share: along - first }
  }
  const across = Array.from({ length: width }, (_, x) => place(x, columns))
  for (let y = 0; y < height; y++) {
    const down = place(y, rows)
    for (let x = 0; x < width; x++) {
      const { first, next, share } = across[x] ?? { first: 0, next: 0, share: 0 }
      for (let channel = 0; channel < 3; channel++) {
        const value = (column: number, row: number) => cells[(row * columns + column) * 3 + channel] ?? 0
        const top = value(first, down.first) * (1 - share) + value(next, down.first) * share
        const below = value(first, down.next) * (1 - share) + value(next, down.next) * share
        data[(y * width + x) * 4 + channel] = top * (1 - down.share) + below * down.share
      }
      data[(y * width + x) * 4 + 3] = 255
    }
  }
  return { data, width, height }
}
