import type { Stage } from '../core/stage.ts'
import { paintSheetSky } from './sheet-sky.ts'
import { paintDisc, paintMilkyWay, paintStars } from './lights-in-sky.ts'
import { paintSkyExtras } from './sky-extras.ts'
import { paintSkyField } from './sky-field.ts'

/** The whole sky with what hangs in it, down to `bottom` px (a little under the horizon, so that no seam shows). */
export function paintSky(stage: Stage, bottom = stage.horizon + stage.u * 0.04): void {
  const { scene } = stage
  const to = Math.min(stage.h, bottom)
  if (stage.look.graphic) paintSheetSky(stage, to)
  else {
    paintSkyField(stage, to)
    const open = scene.weather === 'clear' || scene.weather === 'wind'
    if (scene.time === 'night' && open) {
      if (!stage.light.visible || scene.sky.has('stars')) paintMilkyWay(stage, stage.horizon)
      paintStars(stage, stage.horizon * 0.98, stage.light.visible ? 0.7 : 1.2)
    } else if (scene.time !== 'day' && open) paintStars(stage, stage.horizon * 0.45, 0.22)
    paintDisc(stage)
  }
  paintSkyExtras(stage)
}
