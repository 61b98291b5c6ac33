/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const qualityDataRequestNumDaysDefault = 30;
export const qualityDataRequestNumDaysMax = 365;



export const QualityDataRequest = zod.strictObject({
  "num_days": zod.int().min(1).max(qualityDataRequestNumDaysMax).default(qualityDataRequestNumDaysDefault).describe('How many days back, today included')
}).describe('What to count');

export type QualityDataRequest = zod.input<typeof QualityDataRequest>;
export type QualityDataRequestOutput = zod.output<typeof QualityDataRequest>;
