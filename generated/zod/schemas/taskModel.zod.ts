/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditUnit } from './creditUnit.zod.ts';
import { MediaType } from './mediaType.zod.ts';
import { TaskEngine } from './taskEngine.zod.ts';
import { TaskTool } from './taskTool.zod.ts';
import { TaskType } from './taskType.zod.ts';

export const taskModelModelIdMax = 2000;

export const taskModelNameMax = 2000;

export const taskModelDescriptionMax = 400000;

export const taskModelCreditsMin = -1000000000;
export const taskModelCreditsMax = 1000000000;

export const taskModelEnginesMax = 100;

export const taskModelSourceMediaTypesMax = 10000;



export const TaskModel = zod.object({
  "model_id": zod.string().max(taskModelModelIdMax).describe('The model'),
  "name": zod.string().min(1).max(taskModelNameMax).describe('Displayed name'),
  "description": zod.string().min(1).max(taskModelDescriptionMax).describe('What it is good for'),
  "task_type": TaskType,
  "tool": TaskTool,
  "credits": zod.number().min(taskModelCreditsMin).max(taskModelCreditsMax).describe('Cost of one unit, credits'),
  "credit_unit": CreditUnit,
  "is_built_in": zod.boolean().describe('Whether it is a built-in draft engine'),
  "engines": zod.array(TaskEngine).max(taskModelEnginesMax).describe('All engines for it; the first is used unless another one is named, the others are its fallbacks'),
  "source_media_types": zod.array(MediaType).max(taskModelSourceMediaTypesMax).describe('The kinds of its source; empty when it needs none')
}).describe('A model for tasks');

export type TaskModel = zod.input<typeof TaskModel>;
export type TaskModelOutput = zod.output<typeof TaskModel>;
