import type { Stage } from '../core/stage.ts'
import { focalOf, type Land, project, worldX } from '../layers/terrain.ts'
import { type Room } from '../subjects/seats.ts'

/** Ground under a picture x on a land, `near` world units away, further with `back`. */
export const groundOn =
  (stage: Stage, land: Land, near: number, deep = 3): NonNullable<Room['ground']> =>
  (x, back) => {
    const z = near + back * deep
    return project(stage, land, worldX(stage, land, x, z), z).y
  }

/** Ground that lies a part of the way from the horizon (0) to the lower edge (1), whatever the picture's shape. */
export function groundLine(stage: Stage, land: Land, part: number): NonNullable<Room['ground']> {
  const near = (land.eye * focalOf(stage, land)) / (part * (stage.h - stage.horizon))
  return groundOn(stage, land, Math.max(land.near, near), near * 0.9)
}
