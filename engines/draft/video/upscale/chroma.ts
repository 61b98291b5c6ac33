import type { Plane } from '../planes.ts'

/** Makes a plane two or four times as wide and high by blending each pixel from the four around it. */
export function enlargePlain(plane: Plane, factor: number, to: Plane): void {
  if (factor === 2) return twice(plane, to)
  const size = { width: plane.width * 2, height: plane.height * 2 }
  const between = { data: new Uint8Array(size.width * size.height), ...size }
  twice(plane, between)
  twice(between, to)
}

function twice({ data, width, height }: Plane, { data: to }: Plane): void {
  for (let y = 0; y < height * 2; y++) {
    const near = (y >> 1) * width
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y % 2 === 0 ? -1 : 1))) * width
    let at = y * width * 2
    let left = 3 * (data[near] as number) + (data[far] as number)
    let own = left
    for (let x = 0; x < width; x++) {
      const next = x === width - 1 ? x : x + 1
      const right = 3 * (data[near + next] as number) + (data[far + next] as number)
      to[at++] = (3 * own + left + 8) >> 4
      to[at++] = (3 * own + right + 8) >> 4
      left = own
      own = right
    }
  }
}
