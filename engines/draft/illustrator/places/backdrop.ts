import type { Stage } from '../core/stage.ts'
import { duneLand } from '../lands/dunes.ts'
import { hillLand } from '../lands/hills.ts'
import { mountainLand } from '../lands/mountains.ts'
import { snowLand } from '../lands/snow.ts'
import { volcanoLand } from '../lands/volcano.ts'
import { paintLand } from '../layers/land.ts'
import { paintSkyline } from '../layers/skyline.ts'
import type { Place } from '../parse/scene.ts'

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
