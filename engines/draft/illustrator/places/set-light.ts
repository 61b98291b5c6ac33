import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

export interface Framing {
  /** Where the horizon may lie, as parts of the height from the top. */
  horizon: readonly [number, number]
  /** Whether the sun or moon may stand in the picture. */
  disc?: boolean
}

/** Places horizon, light and main subject: the light on one side, the subject on a third, often the other one. */
export function frame(stage: Stage, { horizon, disc = true }: Framing): void {
  const { scene, w, h, u } = stage
  const random = stage.random.fork('frame')
  const tall = clamp(h / w - 1, 0, 0.8) * 0.06
  const shot = { wide: 0.03, medium: 0, close: -0.03, aerial: -0.22 }[scene.shot]
  stage.horizon = h * clamp(random.range(horizon[0], horizon[1]) + tall + shot, 0.16, 0.9)
  const side = random.sign()
  const toLight = random.chance(0.22)
  stage.focus = w * (0.5 - side * (toLight ? -1 : 1) * random.range(0.13, 0.2))
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  const moon = scene.time === 'night'
  const spot = low ? random.range(0.8, 1.0) : moon ? random.range(0.24, 0.5) : random.range(0.12, 0.5)
  const shows =
    disc && (low ? random.chance(0.86) : moon ? random.chance(0.8) || scene.sky.has('moon') : random.chance(0.42))
  const asked = scene.sky.has('sun') || scene.sky.has('moon')
  stage.light = {
    x: w * (0.5 + side * random.range(0.08, 0.36)),
    y: Math.max(u * 0.09, stage.horizon * spot - (low ? u * 0.03 : 0)),
    radius: u * (moon ? random.range(0.034, 0.062) : low ? random.range(0.036, 0.06) : 0.036),
    side,
    visible: disc && (shows || asked),
    moon,
  }
}
