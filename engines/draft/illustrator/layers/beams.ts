import { type Colour, css } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** A cone of light from a point. Angles in radians, `spread` half the cone, lengths in px. */
export function paintBeam(
  stage: Stage,
  x: number,
  y: number,
  angle: number,
  reach: number,
  spread: number,
  colour: Colour,
  strength: number,
): void {
  const { c } = stage
  const flat = stage.look.graphic
  c.save()
  c.globalCompositeOperation = 'screen'
  c.translate(x, y)
  c.rotate(angle)
  // Wide and faint around narrow and bright: the edge stays soft without a blur.
  const layers = flat
    ? ([[1, 0.5]] as const)
    : ([
        [1.5, 0.1],
        [1.25, 0.14],
        [1, 0.2],
        [0.78, 0.22],
        [0.55, 0.24],
        [0.3, 0.2],
      ] as const)
  for (const [wide, part] of layers) {
    const g = c.createLinearGradient(0, 0, reach, 0)
    g.addColorStop(0, css(stage.ink(colour), Math.min(1, strength * part * 2)))
    g.addColorStop(0.25, css(stage.ink(colour), strength * part))
    g.addColorStop(0.7, css(stage.ink(colour), strength * part * 0.3))
    g.addColorStop(1, css(stage.ink(colour), 0))
    c.fillStyle = g
    const half = Math.tan(spread * wide) * reach
    c.beginPath()
    c.moveTo(0, -stage.u * 0.003)
    c.lineTo(reach, -half)
    c.lineTo(reach, half)
    c.lineTo(0, stage.u * 0.003)
    c.fill()
  }
  c.restore()
}

/** Shafts that fall through leaves, water or high windows, from around (x, y), leaning. */
export function paintShafts(
  stage: Stage,
  x: number,
  y: number,
  lean: number,
  reach: number,
  colour: Colour,
  strength: number,
  count = 9,
): void {
  const { c, u } = stage
  const random = stage.random.fork('shafts')
  c.save()
  c.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const from = x + random.spread() * u * 0.75
    const width = u * random.range(0.02, 0.09)
    const power = strength * random.range(0.35, 1)
    const g = c.createLinearGradient(0, y, 0, y + reach)
    g.addColorStop(0, css(stage.ink(colour), power * 0.5))
    g.addColorStop(0.5, css(stage.ink(colour), power * 0.24))
    g.addColorStop(1, css(stage.ink(colour), 0))
    c.fillStyle = g
    for (const part of stage.look.graphic ? [1] : [1, 0.72, 0.44]) {
      c.globalAlpha = stage.look.graphic ? 0.7 : 0.5
      const spread = width * part
      c.beginPath()
      c.moveTo(from - spread * 0.5, y)
      c.lineTo(from + spread * 0.5, y)
      c.lineTo(from + spread * 1.1 + lean * reach, y + reach)
      c.lineTo(from - spread * 1.1 + lean * reach, y + reach)
      c.fill()
    }
  }
  c.restore()
}
