/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getUsageDataByActionParamsNumDaysDefault = 30;
export const getUsageDataByActionParamsNumDaysMax = 365;


export const GetUsageDataByActionParams = zod.object({
  "num_days": zod.int().min(1).max(getUsageDataByActionParamsNumDaysMax).default(getUsageDataByActionParamsNumDaysDefault)
})

export type GetUsageDataByActionParams = zod.input<typeof GetUsageDataByActionParams>;
export type GetUsageDataByActionParamsOutput = zod.output<typeof GetUsageDataByActionParams>;
