/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraCaption } from './loraCaption.zod.ts';
import { LoraModelType } from './loraModelType.zod.ts';
import { LoraReplacement } from './loraReplacement.zod.ts';
import { LoraType } from './loraType.zod.ts';

export const updateLoraRequestModelNameMax = 100;

export const updateLoraRequestTriggerWordMax = 50;


export const updateLoraRequestTriggerWordRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateLoraRequestPrimaryTriggerMin = 0;
export const updateLoraRequestPrimaryTriggerMax = 50;


export const updateLoraRequestPrimaryTriggerRegExp = new RegExp('^[A-Za-z0-9_-]*$');
export const updateLoraRequestSecondaryTriggerMin = 0;
export const updateLoraRequestSecondaryTriggerMax = 50;


export const updateLoraRequestSecondaryTriggerRegExp = new RegExp('^[A-Za-z0-9_-]*$');
export const updateLoraRequestLoraScaleMin = 0;
export const updateLoraRequestLoraScaleMax = 2;

export const updateLoraRequestStepsMin = 100;
export const updateLoraRequestStepsMax = 4000;

export const updateLoraRequestTrainingDataMin = 0;
export const updateLoraRequestTrainingDataMax = 100;

export const updateLoraRequestAddedMax = 100;

export const updateLoraRequestCaptionsMax = 100;

export const updateLoraRequestReplacedMax = 100;



export const UpdateLoraRequest = zod.strictObject({
  "lora_id": zod.uuid().describe('The LoRA model'),
  "model_name": zod.string().min(1).max(updateLoraRequestModelNameMax).optional().describe('Its name'),
  "model_type": LoraModelType.optional(),
  "lora_type": LoraType.optional(),
  "trigger_word": zod.string().min(1).max(updateLoraRequestTriggerWordMax).regex(updateLoraRequestTriggerWordRegExp).optional().describe('The word that calls it up in a prompt'),
  "primary_trigger": zod.string().min(updateLoraRequestPrimaryTriggerMin).max(updateLoraRequestPrimaryTriggerMax).regex(updateLoraRequestPrimaryTriggerRegExp).optional().describe('The word for its main subject; empty for none'),
  "secondary_trigger": zod.string().min(updateLoraRequestSecondaryTriggerMin).max(updateLoraRequestSecondaryTriggerMax).regex(updateLoraRequestSecondaryTriggerRegExp).optional().describe('The word for a second subject; empty for none'),
  "lora_scale": zod.number().min(updateLoraRequestLoraScaleMin).max(updateLoraRequestLoraScaleMax).optional().describe('Its strength; 1 is as trained'),
  "steps": zod.int().min(updateLoraRequestStepsMin).max(updateLoraRequestStepsMax).optional().describe('Training steps'),
  "training_data": zod.array(zod.uuid()).min(updateLoraRequestTrainingDataMin).max(updateLoraRequestTrainingDataMax).optional().describe('All media it learns from; images of the user'),
  "added": zod.array(zod.uuid()).max(updateLoraRequestAddedMax).optional().describe('Media that join what it learns from, whatever else joined or left meanwhile'),
  "captions": zod.array(LoraCaption).max(updateLoraRequestCaptionsMax).optional().describe('Captions to set'),
  "replaced": zod.array(LoraReplacement).max(updateLoraRequestReplacedMax).optional().describe('Images that others take the place of')
}).describe('Changed fields; omitted ones stay unchanged');

export type UpdateLoraRequest = zod.input<typeof UpdateLoraRequest>;
export type UpdateLoraRequestOutput = zod.output<typeof UpdateLoraRequest>;
