import type { Stage } from '../core/stage.ts'
import { paintSheetLand } from './sheet-land.ts'
import { type Land, paintTerrain } from './terrain.ts'

/** Paints land in the look's manner: from its heights, or as sheets cut along its ridges. */
export const paintLand = (stage: Stage, land: Land): void =>
  stage.look.graphic ? paintSheetLand(stage, land) : paintTerrain(stage, land)
