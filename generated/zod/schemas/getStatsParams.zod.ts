/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getStatsParamsDaysDefault = 30;
export const getStatsParamsDaysMax = 365;


export const GetStatsParams = zod.object({
  "days": zod.int().min(1).max(getStatsParamsDaysMax).default(getStatsParamsDaysDefault)
})

export type GetStatsParams = zod.input<typeof GetStatsParams>;
export type GetStatsParamsOutput = zod.output<typeof GetStatsParams>;
