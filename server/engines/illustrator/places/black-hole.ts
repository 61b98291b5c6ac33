import { hex, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'

/** A black disc in a ring of hot gas: the near half of the gas crosses it, the far half is bent up around it. */
export function paintBlackHole(stage: Stage, x: number, y: number, radius: number): void {
  const { noise, w, h } = stage
  const random = stage.random.fork('black-hole')
  const tilt = random.range(0.16, 0.3)
  const turn = random.range(-0.35, 0.35)
  const phase = random.range(0, 50)
  const hot = hex('#fff3d8')
  const warm = stage.scene.tint ? mix(hex('#ff9a3c'), stage.scene.tint, 0.6) : hex('#ff9a3c')
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  glow(stage, x, y, radius * 5, warm, 0.4, 1.5)
  const reach = radius * 4.6
  const box = {
    x: Math.max(0, x - reach),
    y: Math.max(0, y - reach),
    w: Math.min(w, x + reach) - Math.max(0, x - reach),
    h: Math.min(h, y + reach) - Math.max(0, y - reach),
  }
  paintField(stage, box, 900, (px, py, out) => {
    const ax = (px - x) / radius
    const ay = (py - y) / radius
    const dx = ax * cos + ay * sin
    const dy = ay * cos - ax * sin
    const r = Math.sqrt(dx * dx + dy * dy)
    const disc = Math.sqrt(dx * dx + (dy / tilt) ** 2)
    const angle = Math.atan2(dy / tilt, dx)
    const swirl =
      0.6 + 0.4 * noise.fbm(Math.cos(angle + disc * 0.5) * 2 + phase, disc * 3.2 + Math.sin(angle) * 0.4, 4) * 1.6
    const gas = smoothstep(1.45, 1.9, disc) * smoothstep(4.4, 2.1, disc) * swirl
    const near = dy > 0 || r > 1.12 ? 1 : 0
    // Light of the far half, bent over and under the hole.
    const bent =
      Math.exp(-(((r - 1.34) / 0.2) ** 2)) *
      (0.75 + 0.25 * Math.sign(-dy)) *
      (0.7 + 0.5 * noise.at(angle * 2 + phase, r * 4))
    const ring = Math.exp(-(((r - 1.07) / 0.032) ** 2)) * 1.2
    // The side that turns towards us is brighter.
    const side = 1 + 0.55 * (dx / (disc + 0.4))
    const light = (gas * near * 1.25 + bent * 0.8) * side + ring
    const dark = smoothstep(1.05, 0.98, r) * (dy > 0 ? 1 - clamp(gas * 1.4) : 1)
    const white = clamp(light - 0.45)
    for (let k = 0; k < 3; k++)
      out[k] = Math.min(255, ((warm[k] ?? 0) + ((hot[k] ?? 0) - (warm[k] ?? 0)) * white) * Math.min(1.3, light))
    out[3] = clamp(Math.max(dark, light * 1.1))
  })
}
