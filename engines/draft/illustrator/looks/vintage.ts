import { css } from '../core/colour.ts'
import { glow } from '../layers/glow.ts'
import { bloom } from './bloom.ts'
import { curve, film, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'

export const vintage: LookSpec = {
  id: 'vintage-film',
  name: 'Vintage film',
  description: 'Faded warm print, a light leak, coarse grain',
  colours: ['#786e59', '#cca068', '#5a4939'],
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const random = stage.random.fork('leak')
    bloom(stage, 0.5, 0.45, 5)
    const side = random.sign()
    const night = stage.scene.time === 'night' ? 0.5 : 1
    glow(stage, side > 0 ? w * 1.02 : -w * 0.02, h * random.range(0.2, 0.8), u * 0.75, [255, 112, 44], 0.5 * night)
    glow(stage, side > 0 ? w : 0, h * random.range(0, 1), u * 0.3, [255, 196, 92], 0.4 * night)
    vignette(stage, css([26, 14, 8], 0.5), 0.45)
    film(
      stage,
      [
        curve((v) => 0.06 + 0.05 * night + 0.88 * Math.pow(v, 0.92)),
        curve((v) => 0.045 + 0.04 * night + 0.83 * v),
        curve((v) => 0.07 + 0.05 * night + 0.62 * Math.pow(v, 1.08)),
      ],
      15,
    )
    c.save()
    c.strokeStyle = 'rgba(255,244,220,.22)'
    c.lineWidth = Math.max(0.6, u * 0.0011)
    for (let i = 0; i < 9; i++) {
      const x = random.next() * w
      const y = random.next() * h
      c.beginPath()
      c.moveTo(x, y)
      c.quadraticCurveTo(
        x + random.spread() * u * 0.03,
        y + u * 0.02,
        x + random.spread() * u * 0.04,
        y + random.spread() * u * 0.06,
      )
      c.stroke()
    }
    c.restore()
  },
}
