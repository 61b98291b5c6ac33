import { type Colour, css, hex, mix } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from './glow.ts'

export function fireworks(stage: Stage): void {
  const { c, w, u, horizon } = stage
  const random = stage.random.fork('fireworks')
  const colours: Colour[] = ['#ff5a5f', '#ffc14d', '#5ad1ff', '#ff8ad1', '#8affa0'].map(hex)
  for (let k = 0; k < 5; k++) {
    const x = random.range(0.12, 0.88) * w
    const y = random.range(0.14, 0.55) * horizon
    const radius = u * random.range(0.09, 0.2)
    const colour = stage.ink(colours[k % colours.length] ?? [255, 255, 255])
    glow(stage, x, y, radius * 1.6, colour, 0.4)
    c.save()
    c.globalCompositeOperation = 'screen'
    c.lineCap = 'round'
    for (let i = 0; i < 46; i++) {
      const a = random.next() * TAU
      const r = radius * Math.sqrt(random.range(0.35, 1))
      const [ex, ey] = [x + Math.cos(a) * r, y + Math.sin(a) * r + r * 0.14]
      c.strokeStyle = css(mix(colour, [255, 255, 255], random.range(0, 0.5)), 0.75)
      c.lineWidth = u * 0.0022
      c.beginPath()
      c.moveTo(x + Math.cos(a) * r * 0.45, y + Math.sin(a) * r * 0.42)
      c.quadraticCurveTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.75, ex, ey)
      c.stroke()
      c.fillStyle = css([255, 255, 255], 0.9)
      c.beginPath()
      c.arc(ex, ey, u * 0.0022, 0, TAU)
      c.fill()
    }
    c.restore()
  }
}
