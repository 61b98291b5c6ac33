/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CumulativeDay } from './cumulativeDay.zod.ts';

export const CumulativeStats = zod.object({
  "days": zod.int().describe('Days counted'),
  "series": zod.array(CumulativeDay).describe('One entry per day, oldest first')
}).describe('How the totals grew');

export type CumulativeStats = zod.input<typeof CumulativeStats>;
export type CumulativeStatsOutput = zod.output<typeof CumulativeStats>;
