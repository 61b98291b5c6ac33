import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** Birds far off, as strokes. */
export function paintFlock(stage: Stage, count: number): void {
  const { c, w, u, horizon, palette } = stage
  const random = stage.random.fork('flock')
  const x0 = w * (0.5 - stage.light.side * random.range(0.05, 0.25))
  const y0 = horizon * random.range(0.3, 0.55)
  c.save()
  c.strokeStyle = css(stage.ink(mix(palette.dark, palette.haze, 0.25)), 0.85)
  c.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const x = x0 + random.spread() * u * 0.3
    const y = y0 + random.spread() * u * 0.11
    const s = u * random.range(0.008, 0.02)
    const lift = random.range(0.2, 0.75)
    c.lineWidth = s * 0.17
    c.beginPath()
    c.moveTo(x - s, y - s * lift)
    c.quadraticCurveTo(x - s * 0.35, y - s * lift * 0.9, x, y)
    c.quadraticCurveTo(x + s * 0.35, y - s * lift * 0.9, x + s, y - s * lift)
    c.stroke()
  }
  c.restore()
}
