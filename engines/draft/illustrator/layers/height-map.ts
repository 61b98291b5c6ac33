import { clamp } from '../core/maths.ts'

/** The shape of a land. Distances in world units: the eye stands at z = 0, x grows to the right. */
export interface Relief {
  /** The large shapes; sampled coarsely. */
  height(x: number, z: number): number
  /** Added to the height at every column: treetops, stones. */
  detail?(x: number, z: number, height: number): number
  /** Houses instead of hills: no column is guessed from its neighbours, walls are flat, and this paints them (windows). */
  wall?(x: number, height: number, z: number, rgb: Float32Array): void
  near: number
  far: number
  /** Slices between near and far. */
  steps?: number
  /** Slope of the light: low throws long shadows. */
  elevation?: number
}

export interface HeightMap {
  readonly steps: number
  /** Distance of each slice. */
  readonly depths: Float32Array
  /** Slice after slice, one height per column. */
  readonly heights: Float32Array
  readonly light: Float32Array
  readonly steep: Float32Array
}

/** Heights, slopes and sunlight of a land as the eye's columns cut it. `focal` is px per world unit at distance 1. */
export function heightMap(land: Relief, cols: number, focal: number, side: 1 | -1): HeightMap {
  const steps = Math.round((land.steps ?? 360) * clamp(0.5 + cols / 2400, 0.55, 1))
  const depths = new Float32Array(steps)
  const heights = new Float32Array(cols * steps)
  // The large shapes change slowly across: every other column is computed, the rest lies between.
  const half = Math.ceil(cols / 2) + 1
  const coarse = new Float32Array(half)
  for (let i = 0; i < steps; i++) {
    const z = land.near * Math.pow(land.far / land.near, i / (steps - 1))
    depths[i] = z
    if (land.wall) {
      for (let col = 0; col < cols; col++)
        heights[i * cols + col] = land.height(((col + 0.5 - cols / 2) / focal) * z, z)
      continue
    }
    for (let k = 0; k < half; k++) coarse[k] = land.height(((k * 2 + 0.5 - cols / 2) / focal) * z, z)
    for (let col = 0; col < cols; col++) {
      const a = coarse[col >> 1] ?? 0
      const height = col & 1 ? (a + (coarse[(col >> 1) + 1] ?? a)) / 2 : a
      heights[i * cols + col] = land.detail
        ? height + land.detail(((col + 0.5 - cols / 2) / focal) * z, z, height)
        : height
    }
  }
  return { steps, depths, heights, ...sunlight(heights, depths, cols, focal, side, land.elevation ?? 0.5) }
}

/** Light by slope, with shadows swept along each slice from the side the light comes from. */
function sunlight(
  heights: Float32Array,
  depths: Float32Array,
  cols: number,
  focal: number,
  side: 1 | -1,
  elevation: number,
) {
  const steps = depths.length
  const light = new Float32Array(cols * steps)
  const steep = new Float32Array(cols * steps)
  const [sx, sy, sz] = [side * 0.82, 0.3 + elevation * 0.6, -0.28]
  const size = Math.sqrt(sx * sx + sy * sy + sz * sz)
  for (let i = 0; i < steps; i++) {
    const z = depths[i] ?? 1
    const dx = z / focal
    const ahead = Math.min(steps - 1, i + 1)
    const behind = Math.max(0, i - 1)
    const dz = Math.max(1e-6, (depths[ahead] ?? z) - (depths[behind] ?? z))
    let shadow = -1e9
    for (let k = 0; k < cols; k++) {
      const col = side > 0 ? cols - 1 - k : k
      const at = i * cols + col
      const height = heights[at] ?? 0
      const left = heights[i * cols + Math.max(0, col - 1)] ?? 0
      const right = heights[i * cols + Math.min(cols - 1, col + 1)] ?? 0
      const nx = (left - right) / (2 * dx)
      const nz = ((heights[behind * cols + col] ?? 0) - (heights[ahead * cols + col] ?? 0)) / dz
      const length = Math.sqrt(nx * nx + 1 + nz * nz)
      shadow = Math.max(height, shadow - dx * elevation)
      const hidden = clamp((shadow - height) / (dx * 4 + z * 0.004))
      light[at] = clamp(((nx * sx + sy + nz * sz) / (length * size)) * 1.15) * (1 - hidden * 0.85)
      steep[at] = 1 - 1 / length
    }
  }
  return { light, steep }
}
