/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const submitLoraRequestModelNameMax = 100;

export const submitLoraRequestTriggerWordMax = 50;


export const submitLoraRequestTriggerWordRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const submitLoraRequestStepsMin = 100;
export const submitLoraRequestStepsMax = 4000;

export const submitLoraRequestTrainingDataMin = 4;
export const submitLoraRequestTrainingDataMax = 100;



export const SubmitLoraRequest = zod.strictObject({
  "lora_id": zod.uuid().describe('The LoRA model'),
  "model_name": zod.string().min(1).max(submitLoraRequestModelNameMax).describe('Its name'),
  "trigger_word": zod.string().min(1).max(submitLoraRequestTriggerWordMax).regex(submitLoraRequestTriggerWordRegExp).describe('The word that calls it up in a prompt'),
  "steps": zod.int().min(submitLoraRequestStepsMin).max(submitLoraRequestStepsMax).describe('Training steps'),
  "training_data": zod.array(zod.uuid()).min(submitLoraRequestTrainingDataMin).max(submitLoraRequestTrainingDataMax).describe('All media it learns from; at least 4 images'),
  "consent": zod.boolean().optional().describe('Whether the people in the images consent to a model of them; needed for a CHARACTER')
}).describe('What to train');

export type SubmitLoraRequest = zod.input<typeof SubmitLoraRequest>;
export type SubmitLoraRequestOutput = zod.output<typeof SubmitLoraRequest>;
