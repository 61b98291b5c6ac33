import type { Rgb, Statistics } from '../animator/filters.ts'

/** Three rows: what a new red, green and blue take of the old ones, and what is added. */
export type ColourMatrix = readonly number[]

const UNCHANGED: ColourMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

/** A change of colours as a matrix. All that the retoucher knows are such: a test holds them to it. */
export function matrixOf(change: (colour: Rgb) => Rgb): ColourMatrix {
  const zero = change([0, 0, 0])
  const [red, green, blue] = [change([255, 0, 0]), change([0, 255, 0]), change([0, 0, 255])]
  return zero.flatMap((base, row) => [...[red, green, blue].map((full) => ((full[row] ?? 0) - base) / 255), base])
}

/** Part of the way to a change. @param share 0 to 1 */
export const partOf = (matrix: ColourMatrix, share: number): ColourMatrix =>
  UNCHANGED.map((value, at) => value + ((matrix[at] ?? 0) - value) * share)

/** First one change, then the other. */
export function after(first: ColourMatrix, second: ColourMatrix): ColourMatrix {
  const value = (of: ColourMatrix, row: number, column: number) => of[row * 4 + column] ?? 0
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) =>
        value(second, row, 0) * value(first, 0, column) +
        value(second, row, 1) * value(first, 1, column) +
        value(second, row, 2) * value(first, 2, column) +
        (column === 3 ? value(second, row, 3) : 0),
    ),
  )
}

/** Gives colours of one kind those of another. @param share how far it goes, 0 to 1 */
export function matching(own: Statistics, wanted: Statistics, share: number): ColourMatrix {
  const rows = own.map(({ mean, spread }, row) => {
    const aim = wanted[row] ?? { mean, spread }
    const gain = Math.min(1.8, Math.max(0.5, aim.spread / Math.max(1, spread)))
    return [row === 0 ? gain : 0, row === 1 ? gain : 0, row === 2 ? gain : 0, aim.mean - mean * gain]
  })
  return partOf(rows.flat(), share)
}
