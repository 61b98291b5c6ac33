import { type Colour, css } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** Small lights in the air: fireflies, embers, dust in the sun. */
export function paintMotes(
  stage: Stage,
  colour: Colour,
  count: number,
  box: { x: number; y: number; w: number; h: number },
  size = 0.0026,
): void {
  const { c, u } = stage
  const random = stage.random.fork('motes')
  c.save()
  c.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const r = u * size * random.range(0.4, 1.5)
    const g = c.createRadialGradient(x, y, 0, x, y, r * 5)
    g.addColorStop(0, css(stage.ink(colour), 0.95))
    g.addColorStop(0.18, css(stage.ink(colour), 0.6))
    g.addColorStop(1, css(stage.ink(colour), 0))
    c.fillStyle = g
    c.fillRect(x - r * 5, y - r * 5, r * 10, r * 10)
  }
  c.restore()
}
