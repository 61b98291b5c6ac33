import type { PixelArea } from '#engines/ports.ts'

/** How wide a soft edge is, as a share of the area's shorter side. */
const SOFT = 0.12

/** How much of the new part each pixel of the area shows: 0 at the mask's edge, 1 well inside. Two sweeps of a distance map. */
export function featherOf(painted: Uint8Array, area: PixelArea, width: number, height: number): Float32Array {
  const distance = new Float32Array(area.width * area.height)
  const at = (x: number, y: number) => {
    const [left, top] = [area.x + x, area.y + y]
    // Beyond the picture there is nothing to blend with: the new part reaches its edge.
    if (left < 0 || top < 0 || left >= width || top >= height) return Infinity
    if (painted[top * width + left] === 0) return 0
    if (x < 0 || y < 0 || x >= area.width || y >= area.height) return 0
    return distance[y * area.width + x] ?? 0
  }
  distance.fill(Infinity)
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++)
      distance[y * area.width + x] = Math.min(at(x, y), at(x - 1, y) + 1, at(x, y - 1) + 1)
  for (let y = area.height - 1; y >= 0; y--)
    for (let x = area.width - 1; x >= 0; x--)
      distance[y * area.width + x] = Math.min(at(x, y), at(x + 1, y) + 1, at(x, y + 1) + 1)
  const soft = Math.max(1, Math.min(area.width, area.height) * SOFT)
  return distance.map((away) => Math.min(1, away / soft))
}
