import type { PixelArea } from '#engines/ports.ts'

/** How wide a soft edge is, as a share of the area's shorter side. */
const SOFT = 0.12

/**
 * How much of the new part each pixel of the area shows: 0 at the mask's edge, 1 well inside. Two sweeps of a distance map.
 * @param area where the mask is, within the picture
 */
export function featherOf(painted: Uint8Array, area: PixelArea, width: number, height: number): Float32Array {
  // With a line around it, so that no step of the sweeps has to ask where it is.
  const line = area.width + 2
  const distance = openPixels(painted, area, width, height)
  for (let y = 1; y <= area.height; y++)
    for (let at = y * line + 1; at <= y * line + area.width; at++) {
      const least = Math.min(distance[at - 1] as number, distance[at - line] as number) + 1
      if (least < (distance[at] as number)) distance[at] = least
    }
  for (let y = area.height; y >= 1; y--)
    for (let at = y * line + area.width; at > y * line; at--) {
      const least = Math.min(distance[at + 1] as number, distance[at + line] as number) + 1
      if (least < (distance[at] as number)) distance[at] = least
    }
  const soft = Math.max(1, Math.min(area.width, area.height) * SOFT)
  const shares = new Float32Array(area.width * area.height)
  for (let y = 0, to = 0; y < area.height; y++)
    for (let x = 0, at = (y + 1) * line + 1; x < area.width; x++, at++, to++)
      shares[to] = Math.min(1, (distance[at] as number) / soft)
  return shares
}

/**
 * Infinity where the area is painted, 0 elsewhere. Beyond the picture there is nothing to blend with: the new part reaches its edge.
 */
function openPixels(painted: Uint8Array, area: PixelArea, width: number, height: number): Float32Array {
  const open = new Float32Array((area.width + 2) * (area.height + 2))
  for (let y = -1, at = 0; y <= area.height; y++)
    for (let x = -1; x <= area.width; x++, at++) {
      const left = area.x + x
      const top = area.y + y
      const isBeyond = left < 0 || top < 0 || left >= width || top >= height
      const isInside = x >= 0 && y >= 0 && x < area.width && y < area.height
      if (isBeyond || (isInside && painted[top * width + left] !== 0)) open[at] = Infinity
    }
  return open
}
