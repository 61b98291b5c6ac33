/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getCumulativeStatsParamsDaysDefault = 30;
export const getCumulativeStatsParamsDaysMax = 365;


export const GetCumulativeStatsParams = zod.object({
  "days": zod.int().min(1).max(getCumulativeStatsParamsDaysMax).default(getCumulativeStatsParamsDaysDefault)
})

export type GetCumulativeStatsParams = zod.input<typeof GetCumulativeStatsParams>;
export type GetCumulativeStatsParamsOutput = zod.output<typeof GetCumulativeStatsParams>;
