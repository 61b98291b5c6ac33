/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationByMode } from './generationByMode.zod.ts';
import { GenerationByModel } from './generationByModel.zod.ts';
import { GenerationByTask } from './generationByTask.zod.ts';
import { GenerationCost } from './generationCost.zod.ts';
import { GenerationDay } from './generationDay.zod.ts';
import { GenerationFailure } from './generationFailure.zod.ts';

export const generationAnalyticsDaysMin = 0;
export const generationAnalyticsDaysMax = 2147483647;

export const generationAnalyticsByModelMax = 10000;

export const generationAnalyticsFailuresMax = 200;

export const generationAnalyticsByCreationModeMax = 10000;

export const generationAnalyticsByTaskTypeMax = 10000;

export const generationAnalyticsCostsMax = 1000;

export const generationAnalyticsSeriesMax = 10000;



export const GenerationAnalytics = zod.object({
  "days": zod.int().min(generationAnalyticsDaysMin).max(generationAnalyticsDaysMax).describe('Days counted'),
  "by_model": zod.array(GenerationByModel).max(generationAnalyticsByModelMax).describe('Tasks by type and model'),
  "failures": zod.array(GenerationFailure).max(generationAnalyticsFailuresMax).describe('The 50 most frequent'),
  "by_creation_mode": zod.array(GenerationByMode).max(generationAnalyticsByCreationModeMax).describe('Stories'),
  "by_task_type": zod.array(GenerationByTask).max(generationAnalyticsByTaskTypeMax).describe('Tasks'),
  "costs": zod.array(GenerationCost).max(generationAnalyticsCostsMax).describe('The work of engines against the charges, most credits first'),
  "series": zod.array(GenerationDay).max(generationAnalyticsSeriesMax).describe('One entry per day, oldest first')
}).describe('Figures of generation');

export type GenerationAnalytics = zod.input<typeof GenerationAnalytics>;
export type GenerationAnalyticsOutput = zod.output<typeof GenerationAnalytics>;
