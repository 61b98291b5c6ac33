/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskType } from './taskType.zod.ts';
import { TimePercentiles } from './timePercentiles.zod.ts';

export const generationByTaskStartedMin = 0;
export const generationByTaskStartedMax = 2147483647;

export const generationByTaskCompletedMin = 0;
export const generationByTaskCompletedMax = 2147483647;

export const generationByTaskFailedMin = 0;
export const generationByTaskFailedMax = 2147483647;

export const generationByTaskMedianMsMin = 0;
export const generationByTaskMedianMsMax = 86400000;

export const generationByTaskCreditsMin = -1000000000;
export const generationByTaskCreditsMax = 1000000000;



export const GenerationByTask = zod.object({
  "task_type": TaskType,
  "started": zod.int().min(generationByTaskStartedMin).max(generationByTaskStartedMax).describe('Begun'),
  "completed": zod.int().min(generationByTaskCompletedMin).max(generationByTaskCompletedMax).describe('Finished'),
  "failed": zod.int().min(generationByTaskFailedMin).max(generationByTaskFailedMax).describe('Failed, cancelled or throttled'),
  "median_ms": zod.int().min(generationByTaskMedianMsMin).max(generationByTaskMedianMsMax).nullable().describe('Median time from start to finish, ms; null when none finished'),
  "waiting": TimePercentiles,
  "working": TimePercentiles,
  "credits": zod.number().min(generationByTaskCreditsMin).max(generationByTaskCreditsMax).describe('Credits charged for them, refunds taken off')
}).describe('Tasks of one kind');

export type GenerationByTask = zod.input<typeof GenerationByTask>;
export type GenerationByTaskOutput = zod.output<typeof GenerationByTask>;
