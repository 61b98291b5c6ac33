import { type Colour, css, mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { glow } from '../../layers/glow.ts'

export interface Theme {
  /** From the ground up: dark to light, or light to dark by day. */
  ground: Colour
  tones: readonly [Colour, Colour, Colour, Colour, Colour]
  spark: Colour
}

export const toneAt = ({ tones }: Theme, t: number): Colour => {
  const k = Math.max(0, Math.min(3.999, t * 4))
  const i = Math.floor(k)
  return mix(tones[i] ?? tones[0], tones[i + 1] ?? tones[4], k - i)
}

export function base(stage: Stage, theme: Theme): void {
  const { c, w, h, u, light } = stage
  const g = c.createLinearGradient(0, 0, w * 0.3, h)
  g.addColorStop(0, css(stage.ink(theme.ground)))
  g.addColorStop(1, css(stage.ink(mix(theme.ground, theme.tones[1], 0.35))))
  c.fillStyle = g
  c.fillRect(0, 0, w, h)
  glow(stage, light.x, light.y, u * 0.9, mix(theme.tones[3], theme.spark, 0.4), 0.4)
}
