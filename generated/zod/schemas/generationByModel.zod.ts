/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskType } from './taskType.zod.ts';
import { TimePercentiles } from './timePercentiles.zod.ts';

export const generationByModelModelIdMax = 2000;

export const generationByModelStartedMin = 0;
export const generationByModelStartedMax = 2147483647;

export const generationByModelCompletedMin = 0;
export const generationByModelCompletedMax = 2147483647;

export const generationByModelFailedMin = 0;
export const generationByModelFailedMax = 2147483647;



export const GenerationByModel = zod.object({
  "task_type": TaskType,
  "model_id": zod.string().max(generationByModelModelIdMax).describe('The model'),
  "started": zod.int().min(generationByModelStartedMin).max(generationByModelStartedMax).describe('Begun'),
  "completed": zod.int().min(generationByModelCompletedMin).max(generationByModelCompletedMax).describe('Finished'),
  "failed": zod.int().min(generationByModelFailedMin).max(generationByModelFailedMax).describe('Failed, cancelled or throttled'),
  "waiting": TimePercentiles,
  "working": TimePercentiles
}).describe('Tasks of one model');

export type GenerationByModel = zod.input<typeof GenerationByModel>;
export type GenerationByModelOutput = zod.output<typeof GenerationByModel>;
