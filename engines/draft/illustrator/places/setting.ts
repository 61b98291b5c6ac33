import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { focalOf, type Land, project, worldX } from '../layers/terrain.ts'
import type { Room } from '../subjects/seats.ts'
import { duneLand, snowLand } from '../lands/open-land.ts'
import { hillLand } from '../lands/hills.ts'
import { mountainLand } from '../lands/mountains.ts'
import { volcanoLand } from '../lands/worlds.ts'
import { paintLand } from '../layers/land.ts'
import { paintSkyline } from '../layers/skyline.ts'
import type { Place } from '../parse/scene.ts'

export interface Framing {
  /** Where the horizon may lie, as parts of the height from the top. */
  horizon: readonly [number, number]
  /** Whether the sun or moon may appear in the image. */
  disc?: boolean
}

/** Places horizon, light and main subject: the light on one side, the subject on a third, often the other one. */
export function frame(stage: Stage, { horizon, disc = true }: Framing): void {
  const { scene, w, h, u } = stage
  const random = stage.random.fork('frame')
  const tall = clamp(h / w - 1, 0, 0.8) * 0.06
  const shot = { wide: 0.03, medium: 0, close: -0.03, aerial: -0.22 }[scene.shot]
  stage.horizon = h * clamp(random.range(horizon[0], horizon[1]) + tall + shot, 0.16, 0.9)
  // Words stand on the sky.
  if (scene.copySpace) stage.horizon = Math.max(stage.horizon, h * 0.6)
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

/** Ground under an image x in a landscape, `near` world units away, further with `back`. */
export const groundOn =
  (stage: Stage, land: Land, near: number, deep = 3): NonNullable<Room['ground']> =>
  (x, back) => {
    const z = near + back * deep
    return project(stage, land, worldX(stage, land, x, z), z).y
  }

/** Ground between the horizon (0) and the lower edge (1), for any aspect ratio. */
export function groundLine(stage: Stage, land: Land, part: number): NonNullable<Room['ground']> {
  const near = (land.eye * focalOf(stage, land)) / (part * (stage.h - stage.horizon))
  return groundOn(stage, land, Math.max(land.near, near), near * 0.9)
}

/** The second place of a prompt, far behind the first: a city over the water, mountains behind a field. */
export function paintBackdrop(stage: Stage, place: Place): void {
  const { horizon, u } = stage
  if (place === 'city' || place === 'village') {
    const gabled = place === 'village'
    paintSkyline(stage, {
      base: horizon + u * 0.004,
      tall: gabled ? 0.14 : 0.3,
      distance: 0.7,
      centre: 0.5,
      width: 0.05,
      gabled,
    })
    paintSkyline(stage, {
      base: horizon + u * 0.004,
      tall: gabled ? 0.1 : 0.22,
      distance: 0.45,
      centre: 1 - stage.focus / stage.w,
      width: 0.06,
      gabled,
    })
    return
  }
  if (place === 'forest' || place === 'hills')
    paintLand(stage, { ...hillLand(stage, { woods: 1, flat: 9, rise: 1.4 }), near: 9 })
  else if (place === 'desert') paintLand(stage, { ...duneLand(stage), near: 9 })
  else if (place === 'snow') paintLand(stage, { ...snowLand(stage), near: 9 })
  else if (place === 'volcano') paintLand(stage, { ...volcanoLand(stage), near: 7 })
  else paintLand(stage, { ...mountainLand(stage), near: 9 })
}
