import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { featherOf } from './repaint.ts'

const [WIDTH, HEIGHT] = [40, 30]

test('repainting gets stronger with distance from the unmasked image; the image’s own edge does not count', () => {
  const random = createRandom('feather')
  for (let round = 0; round < 20; round++) {
    const painted = new Uint8Array(WIDTH * HEIGHT)
    const area = { x: random.below(20), y: random.below(14), width: 8 + random.below(12), height: 8 + random.below(8) }
    // Some masks reach the edges of the image.
    if (round % 2 === 0) Object.assign(area, { x: 0, width: WIDTH })
    for (let y = area.y; y < area.y + area.height; y++)
      for (let x = area.x; x < area.x + area.width; x++) painted[y * WIDTH + x] = random.below(20) > 0 ? 1 : 0
    const shares = featherOf(painted, area, WIDTH, HEIGHT)
    const soft = Math.max(1, Math.min(area.width, area.height) * 0.12)
    const expected = Array.from(shares, (_, at) => {
      const [left, top] = [area.x + (at % area.width), area.y + Math.floor(at / area.width)]
      return Math.fround(Math.min(1, nearestRest(painted, left, top) / soft))
    })
    expect([...shares]).toEqual(expected)
  }
})

/** Steps to the nearest pixel that is not painted. */
function nearestRest(painted: Uint8Array, left: number, top: number): number {
  let least = Infinity
  painted.forEach((isPainted, at) => {
    const steps = Math.abs((at % WIDTH) - left) + Math.abs(Math.floor(at / WIDTH) - top)
    if (isPainted === 0 && steps < least) least = steps
  })
  return least
}
