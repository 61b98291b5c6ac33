/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { TaskSettings } from './taskSettings.zod.ts';
import { TaskStatus } from './taskStatus.zod.ts';
import { TaskType } from './taskType.zod.ts';

export const taskModelIdMax = 2000;

export const taskErrorMessageMax = 400000;

export const taskProgressMin = 0;
export const taskProgressMax = 100;

export const taskPromptMax = 400000;

export const taskCreditsChargedMin = -1000000000;
export const taskCreditsChargedMax = 1000000000;



export const Task = zod.object({
  "task_id": zod.uuid().describe('The task'),
  "task_type": TaskType,
  "model_id": zod.string().max(taskModelIdMax).describe('Model that does the work'),
  "status": TaskStatus,
  "error_message": zod.string().max(taskErrorMessageMax).nullable().describe('Why it failed; null otherwise and when the model gave no reason'),
  "progress": zod.int().min(taskProgressMin).max(taskProgressMax).describe('How far it is, percent, 0 to 100'),
  "story_id": zod.uuid().nullable().describe('Story it works for; null when started from a tool page'),
  "scene_id": zod.uuid().nullable().describe('Scene it works for'),
  "aroll_id": zod.uuid().nullable().describe('A-roll that gets the result'),
  "prompt": zod.string().max(taskPromptMax).nullable().describe('The requested prompt'),
  "request": TaskSettings,
  "result_media": zod.union([Media,zod.null()]).describe('What came out; null until COMPLETED'),
  "credits_charged": zod.number().min(taskCreditsChargedMin).max(taskCreditsChargedMax).describe('What it costs, credits; 0 after a refund'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was accepted'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it last moved on')
}).describe('A piece of work of an AI model');

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;
