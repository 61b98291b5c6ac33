/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskType } from './taskType.zod.ts';

export const qualityByModelModelIdMax = 2000;

export const qualityByModelStartedMin = 0;
export const qualityByModelStartedMax = 2147483647;

export const qualityByModelFailedMin = 0;
export const qualityByModelFailedMax = 2147483647;



export const QualityByModel = zod.object({
  "task_type": TaskType,
  "model_id": zod.string().max(qualityByModelModelIdMax).describe('The model'),
  "started": zod.int().min(qualityByModelStartedMin).max(qualityByModelStartedMax).describe('Tasks begun'),
  "failed": zod.int().min(qualityByModelFailedMin).max(qualityByModelFailedMax).describe('Tasks failed')
}).describe('How often a model failed');

export type QualityByModel = zod.input<typeof QualityByModel>;
export type QualityByModelOutput = zod.output<typeof QualityByModel>;
