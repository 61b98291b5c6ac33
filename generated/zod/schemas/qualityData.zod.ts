/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QualityByModel } from './qualityByModel.zod.ts';
import { QualityDay } from './qualityDay.zod.ts';
import { QualityReport } from './qualityReport.zod.ts';

export const qualityDataNumDaysMin = 0;
export const qualityDataNumDaysMax = 2147483647;

export const qualityDataSeriesMax = 10000;

export const qualityDataReportsMax = 10000;

export const qualityDataByModelMax = 10000;



export const QualityData = zod.object({
  "num_days": zod.int().min(qualityDataNumDaysMin).max(qualityDataNumDaysMax).describe('Days counted'),
  "series": zod.array(QualityDay).max(qualityDataSeriesMax).describe('One entry per day, oldest first'),
  "reports": zod.array(QualityReport).max(qualityDataReportsMax).describe('The 50 newest'),
  "by_model": zod.array(QualityByModel).max(qualityDataByModelMax).describe('Most failures first')
}).describe('How well it works');

export type QualityData = zod.input<typeof QualityData>;
export type QualityDataOutput = zod.output<typeof QualityData>;
