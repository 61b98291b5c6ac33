import { type Colour, css } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

// Falls as light does, steep first, so that no edge shows.
const FALL = [
  [0, 1],
  [0.08, 0.72],
  [0.2, 0.42],
  [0.4, 0.17],
  [0.65, 0.05],
  [1, 0],
] as const

/** A light that adds to what lies under it. `strength` 0 to 1; `stretch` widens it sideways. Flat looks draw rings instead, or nothing. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  strength: number,
  stretch = 1,
): void {
  const { c } = stage
  const kind = stage.look.graphic?.glow ?? 'soft'
  if (kind === 'none' || radius < 0.5) return
  c.save()
  c.globalCompositeOperation = 'screen'
  c.translate(x, y)
  c.scale(stretch, 1)
  if (kind === 'rings') {
    for (const part of [0.62, 0.4, 0.22]) {
      c.fillStyle = css(stage.ink(colour), strength * 0.17)
      c.beginPath()
      c.arc(0, 0, radius * part, 0, TAU)
      c.fill()
    }
  } else {
    const g = c.createRadialGradient(0, 0, 0, 0, 0, radius)
    for (const [at, part] of FALL) g.addColorStop(at, css(colour, strength * part))
    c.fillStyle = g
    c.fillRect(-radius, -radius, radius * 2, radius * 2)
  }
  c.restore()
}

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
