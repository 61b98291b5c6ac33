/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ShotsPerScene } from './shotsPerScene.zod.ts';

export const PlanShotsRequest = zod.strictObject({
  "shots_per_scene": ShotsPerScene
}).describe('How many shots each scene gets');

export type PlanShotsRequest = zod.input<typeof PlanShotsRequest>;
export type PlanShotsRequestOutput = zod.output<typeof PlanShotsRequest>;
