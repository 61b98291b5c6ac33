import { hex } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

export function aurora(stage: Stage): void {
  const { noise, u, w, horizon } = stage
  const random = stage.random.fork('aurora')
  const phase = random.range(0, 50)
  const green = stage.ink(stage.palette.accent[1] > 150 ? stage.palette.accent : hex('#4fe0a0'))
  const violet = stage.ink(hex('#9a5cf0'))
  paintField(
    stage,
    { x: 0, y: 0, w, h: horizon },
    420,
    (x, y, out) => {
      out[0] = 0
      out[1] = 0
      out[2] = 0
      for (let k = 0; k < 3; k++) {
        const fold =
          noise.at((x / u) * 0.7 + phase + k * 9, k * 3.3) * 0.16 + noise.at((x / u) * 2.1 - k, phase) * 0.045
        const foot = horizon * (0.36 + k * 0.16) + fold * u
        const up = (foot - y) / (u * (0.34 - k * 0.05))
        if (up < -0.12 || up > 1.3) continue
        const streak = 0.5 + 0.5 * noise.at((x / u) * 15 + fold * 30, k * 5 + phase)
        const a =
          smoothstep(-0.12, 0.04, up) *
          Math.exp(-up * 2.5) *
          (0.35 + 0.65 * streak) *
          (0.6 + 0.4 * noise.at((x / u) * 1.3, k + phase)) *
          (0.85 - k * 0.2)
        const tip = smoothstep(0.1, 0.8, up)
        for (let n = 0; n < 3; n++)
          out[n] = (out[n] ?? 0) + ((green[n] ?? 0) + ((violet[n] ?? 0) - (green[n] ?? 0)) * tip) * a
      }
    },
    'screen',
  )
}
