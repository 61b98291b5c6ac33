/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QualityDay } from './qualityDay.zod.ts';
import { QualityReport } from './qualityReport.zod.ts';

export const QualityData = zod.object({
  "num_days": zod.int().describe('Days counted'),
  "series": zod.array(QualityDay).describe('One entry per day, oldest first'),
  "reports": zod.array(QualityReport).describe('The 50 newest')
}).describe('How well it works');

export type QualityData = zod.input<typeof QualityData>;
export type QualityDataOutput = zod.output<typeof QualityData>;
