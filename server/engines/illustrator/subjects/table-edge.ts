import { css, lighten, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from '../layers/sheet.ts'

/** The edge of a wooden table in front of an open-air picture, for a small thing that stands before a large place. Answers where things stand, px. */
export function paintTableEdge(stage: Stage): number {
  const { c, w, h, u, palette } = stage
  const random = stage.random.fork('table-edge')
  const top = h * 0.86
  const wood = palette.lit(palette.material('wood'), 0.62)
  const g = c.createLinearGradient(0, top, 0, h)
  g.addColorStop(0, css(stage.ink(lighten(wood, 0.06))))
  g.addColorStop(1, css(stage.ink(mix(wood, palette.dark, 0.6))))
  cutOut(
    stage,
    stage.ink(wood),
    () => c.rect(-u * 0.05, top, w + u * 0.1, h - top + u * 0.05),
    stage.look.graphic ? undefined : g,
  )
  c.fillStyle = css(stage.ink(mix(wood, palette.glow, 0.3)), 0.8)
  c.fillRect(0, top, w, u * 0.004)
  c.strokeStyle = css(stage.ink(mix(wood, palette.dark, 0.5)), 0.4)
  c.lineWidth = u * 0.0016
  for (let i = 0; i < 40; i++) {
    const y = top + (h - top) * random.next()
    const x = random.next() * w
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + u * random.range(0.1, 0.5), y + random.spread() * u * 0.003)
    c.stroke()
  }
  return top + (h - top) * 0.38
}
