/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationByMode } from './generationByMode.zod.ts';
import { GenerationByTask } from './generationByTask.zod.ts';
import { GenerationDay } from './generationDay.zod.ts';

export const generationAnalyticsByCreationModeMax = 10000;

export const generationAnalyticsByTaskTypeMax = 10000;

export const generationAnalyticsSeriesMax = 10000;



export const GenerationAnalytics = zod.object({
  "by_creation_mode": zod.array(GenerationByMode).max(generationAnalyticsByCreationModeMax).describe('Stories'),
  "by_task_type": zod.array(GenerationByTask).max(generationAnalyticsByTaskTypeMax).describe('Tasks'),
  "series": zod.array(GenerationDay).max(generationAnalyticsSeriesMax).describe('One entry per day, oldest first')
}).describe('How generation went in the last 30 days');

export type GenerationAnalytics = zod.input<typeof GenerationAnalytics>;
export type GenerationAnalyticsOutput = zod.output<typeof GenerationAnalytics>;
