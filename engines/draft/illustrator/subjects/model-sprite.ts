import { css, mix, multiply } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { Surface } from '../core/surface.ts'
import { padOf, type Spot } from './spot.ts'

/** Roundness, a bright edge and the air in front of it. */
export function modelSprite(stage: Stage, sprite: Surface, spot: Spot, side: 1 | -1, height: number): void {
  const s = sprite.context
  const { palette } = stage
  const { width: w, height: h } = sprite
  const front = spot.front ?? 0.8
  const distance = spot.distance ?? 0
  s.save()
  s.globalCompositeOperation = 'source-atop'
  const pad = padOf(spot)
  const across = s.createLinearGradient(side > 0 ? w - pad : pad, 0, side > 0 ? pad : w - pad, 0)
  const dark = multiply([70, 70, 84], palette.ambient)
  across.addColorStop(0, css(dark, 0))
  across.addColorStop(0.35, css(dark, 0.1))
  across.addColorStop(1, css(dark, 0.24 + 0.22 * front))
  s.fillStyle = across
  s.fillRect(0, 0, w, h)
  const down = s.createLinearGradient(0, h - pad - height, 0, h - pad)
  down.addColorStop(0.45, css(dark, 0))
  down.addColorStop(1, css(dark, 0.3))
  s.fillStyle = down
  s.fillRect(0, 0, w, h)
  s.restore()
  const rim = (spot.rim ?? 0.5) * (1 - distance)
  if (rim > 0.02) {
    const edge = mix(palette.glow, palette.sun, 0.5)
    for (const [part, strength] of [
      [0.022, 0.5],
      [0.009, 0.7],
    ] as const) {
      const shift = Math.max(0.8, height * part)
      const mask = stage.make(w, h)
      const m = mask.context
      m.drawImage(sprite.image, 0, 0, w, h)
      m.globalCompositeOperation = 'source-in'
      m.fillStyle = css(edge)
      m.fillRect(0, 0, w, h)
      m.globalCompositeOperation = 'destination-out'
      m.drawImage(sprite.image, -side * shift, shift * 0.55, w, h)
      s.save()
      s.globalCompositeOperation = 'screen'
      s.globalAlpha = rim * strength
      s.drawImage(mask.image, 0, 0, w, h)
      s.restore()
    }
  }
  if (distance > 0) {
    s.save()
    s.globalCompositeOperation = 'source-atop'
    s.fillStyle = css(palette.haze, distance * 0.75)
    s.fillRect(0, 0, w, h)
    s.restore()
  }
}
