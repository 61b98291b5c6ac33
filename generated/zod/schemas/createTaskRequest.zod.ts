/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModelRatio } from './imageModelRatio.zod.ts';
import { UpscaleFactor } from './upscaleFactor.zod.ts';

export const createTaskRequestModelIdMax = 100;

export const createTaskRequestReferenceMediaIdsMax = 8;

export const createTaskRequestDurationDefault = 5;
export const createTaskRequestDurationMax = 30;

export const createTaskRequestPromptMax = 4000;

export const createTaskRequestExpressionIntensityDefault = 3;
export const createTaskRequestExpressionIntensityMax = 5;



export const CreateTaskRequest = zod.strictObject({
  "model_id": zod.string().min(1).max(createTaskRequestModelIdMax).describe('Model of listTaskModels; it decides the task type'),
  "story_id": zod.uuid().optional().describe('Story it works for; left out on a tool page'),
  "aroll_id": zod.uuid().optional().describe('A-roll that gets the result'),
  "source_media_id": zod.uuid().optional().describe('Picture or video to work on'),
  "reference_media_ids": zod.array(zod.uuid()).max(createTaskRequestReferenceMediaIdsMax).optional().describe('Pictures whose look or content is followed'),
  "driving_media_id": zod.uuid().optional().describe('Sound or video that drives a lip sync'),
  "end_frame_id": zod.uuid().optional().describe('Picture a clip ends with'),
  "duration": zod.int().min(1).max(createTaskRequestDurationMax).default(createTaskRequestDurationDefault).describe('Length of a clip, seconds'),
  "aspect_ratio": ImageModelRatio.optional(),
  "prompt": zod.string().max(createTaskRequestPromptMax).optional().describe('What is wanted, in words'),
  "generate_audio": zod.boolean().optional().describe('Whether a clip gets sound'),
  "upscale_factor": UpscaleFactor.optional(),
  "body_control": zod.boolean().optional().describe('Whether a lip sync moves the body too'),
  "expression_intensity": zod.int().min(1).max(createTaskRequestExpressionIntensityMax).default(createTaskRequestExpressionIntensityDefault).describe('How lively a lip sync\'s face is, 1 to 5')
}).describe('Work for an AI model; which fields count depends on the model');

export type CreateTaskRequest = zod.input<typeof CreateTaskRequest>;
export type CreateTaskRequestOutput = zod.output<typeof CreateTaskRequest>;
