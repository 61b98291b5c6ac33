/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getGenerationAnalyticsParamsDaysDefault = 30;
export const getGenerationAnalyticsParamsDaysMax = 365;


export const GetGenerationAnalyticsParams = zod.object({
  "days": zod.int().min(1).max(getGenerationAnalyticsParamsDaysMax).default(getGenerationAnalyticsParamsDaysDefault)
})

export type GetGenerationAnalyticsParams = zod.input<typeof GetGenerationAnalyticsParams>;
export type GetGenerationAnalyticsParamsOutput = zod.output<typeof GetGenerationAnalyticsParams>;
