/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CumulativeDay } from './cumulativeDay.zod.ts';

export const cumulativeStatsDaysMin = 0;
export const cumulativeStatsDaysMax = 2147483647;

export const cumulativeStatsSeriesMax = 10000;



export const CumulativeStats = zod.object({
  "days": zod.int().min(cumulativeStatsDaysMin).max(cumulativeStatsDaysMax).describe('Days counted'),
  "series": zod.array(CumulativeDay).max(cumulativeStatsSeriesMax).describe('One entry per day, oldest first')
}).describe('How the totals grew');

export type CumulativeStats = zod.input<typeof CumulativeStats>;
export type CumulativeStatsOutput = zod.output<typeof CumulativeStats>;
