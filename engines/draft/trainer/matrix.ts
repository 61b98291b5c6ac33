/** Three by three, by rows. */
export type Matrix = readonly number[]

const TURNS = 12

export function multiply(one: Matrix, other: Matrix): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (one[row * 3 + k] ?? 0) * (other[k * 3 + column] ?? 0), 0)
  })
}

/** A symmetric matrix to a power, by its eigenvalues; those of nothing are held above `least`. */
export function power(matrix: Matrix, exponent: number, least: number): number[] {
  const { values, vectors } = eigen(matrix)
  const scaled = vectors.map((value, at) => value * Math.max(least, values[at % 3] ?? 0) ** exponent)
  const transposed = Array.from({ length: 9 }, (_, at) => vectors[(at % 3) * 3 + Math.floor(at / 3)] ?? 0)
  return multiply(scaled, transposed)
}

/** Jacobi's method. Vectors are columns. */
function eigen(matrix: Matrix): { values: number[]; vectors: number[] } {
  let present = [...matrix]
  let vectors = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  for (let turn = 0; turn < TURNS; turn++)
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const off = present[p * 3 + q] ?? 0
      if (Math.abs(off) < 1e-12) continue
      const angle = 0.5 * Math.atan2(2 * off, (present[q * 3 + q] ?? 0) - (present[p * 3 + p] ?? 0))
      const rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      rotation[p * 3 + p] = rotation[q * 3 + q] = Math.cos(angle)
      rotation[p * 3 + q] = Math.sin(angle)
      rotation[q * 3 + p] = -Math.sin(angle)
      const back = Array.from({ length: 9 }, (_, at) => rotation[(at % 3) * 3 + Math.floor(at / 3)] ?? 0)
      present = multiply(multiply(back, present), rotation)
      vectors = multiply(vectors, rotation)
    }
  return { values: [present[0] ?? 0, present[4] ?? 0, present[8] ?? 0], vectors }
}
