import type { Stage } from '../core/stage.ts'
import { paintWaterMirror, type WaterSpec } from './water-mirror.ts'
import { paintSheetWater } from './sheet-water.ts'

export type { WaterSpec } from './water-mirror.ts'

/** Paints water as the look wants it: a mirror broken by waves, or cut bands. */
export const paintWater = (stage: Stage, spec: WaterSpec): void =>
  stage.look.graphic ? paintSheetWater(stage, spec) : paintWaterMirror(stage, spec)
