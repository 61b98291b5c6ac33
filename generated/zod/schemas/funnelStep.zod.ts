/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FunnelStepName } from './funnelStepName.zod.ts';

export const FunnelStep = zod.object({
  "step": FunnelStepName,
  "users": zod.int().describe('People who got this far'),
  "share_of_first": zod.number().describe('Part of those who signed up, 0 to 1'),
  "share_of_previous": zod.number().describe('Part of those of the step before, 0 to 1')
}).describe('A step of the funnel');

export type FunnelStep = zod.input<typeof FunnelStep>;
export type FunnelStepOutput = zod.output<typeof FunnelStep>;
