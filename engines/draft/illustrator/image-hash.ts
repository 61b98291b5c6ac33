import type { MakeCanvas, Surface } from './core/surface.ts'

/** An image as `columns` by `rows` greys, each 0 to 255. */
export function grid(picture: Surface, makeCanvas: MakeCanvas, columns: number, rows: number): number[] {
  // Halved step by step, so that every pixel counts.
  let { image, width, height } = picture
  while (width > columns * 8 && height > rows * 8) {
    const half = makeCanvas(Math.ceil(width / 2), Math.ceil(height / 2))
    half.context.drawImage(image, 0, 0, width, height, 0, 0, half.width, half.height)
    ;({ image, width, height } = half)
  }
  const small = makeCanvas(columns, rows)
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(image, 0, 0, width, height, 0, 0, columns, rows)
  const { data } = small.context.getImageData(0, 0, columns, rows)
  return Array.from(
    { length: columns * rows },
    (_, i) => 0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
  )
}

/** The classic 64-bit difference hash: in each of 8 rows, whether each of 8 steps to the right grows darker. */
export function differenceHash(image: Surface, makeCanvas: MakeCanvas): readonly boolean[] {
  const grey = grid(image, makeCanvas, 9, 8)
  return Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8)
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0)
  })
}

/** Bits that differ, 0 to 64. */
export const hashDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length

/** Mean brightness, 0 to 255. */
export function meanLuminance(image: Surface, makeCanvas: MakeCanvas): number {
  const grey = grid(image, makeCanvas, 9, 8)
  return grey.reduce((sum, value) => sum + value, 0) / grey.length
}
