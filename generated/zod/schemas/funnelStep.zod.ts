/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FunnelStepName } from './funnelStepName.zod.ts';

export const funnelStepUsersMin = 0;
export const funnelStepUsersMax = 2147483647;

export const funnelStepShareOfFirstMin = 0;
export const funnelStepShareOfFirstMax = 1;



export const FunnelStep = zod.object({
  "step": FunnelStepName,
  "users": zod.int().min(funnelStepUsersMin).max(funnelStepUsersMax).describe('Users who got this far'),
  "share_of_first": zod.number().min(funnelStepShareOfFirstMin).max(funnelStepShareOfFirstMax).describe('Part of those who signed up, 0 to 1')
}).describe('A step of the funnel');

export type FunnelStep = zod.input<typeof FunnelStep>;
export type FunnelStepOutput = zod.output<typeof FunnelStep>;
