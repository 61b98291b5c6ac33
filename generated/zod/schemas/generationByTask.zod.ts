/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskType } from './taskType.zod.ts';

export const GenerationByTask = zod.object({
  "task_type": TaskType,
  "started": zod.int().describe('Begun'),
  "completed": zod.int().describe('Finished'),
  "failed": zod.int().describe('Failed, cancelled or throttled'),
  "median_ms": zod.int().nullable().describe('Median time from start to finish, ms; null when none finished')
}).describe('Tasks of one kind');

export type GenerationByTask = zod.input<typeof GenerationByTask>;
export type GenerationByTaskOutput = zod.output<typeof GenerationByTask>;
