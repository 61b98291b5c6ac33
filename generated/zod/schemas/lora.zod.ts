/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraModelType } from './loraModelType.zod.ts';
import { LoraStatus } from './loraStatus.zod.ts';
import { LoraTrainingItem } from './loraTrainingItem.zod.ts';
import { LoraType } from './loraType.zod.ts';

export const loraModelNameMax = 2000;

export const loraProgressMin = 0;
export const loraProgressMax = 100;

export const loraErrorMessageMax = 400000;

export const loraTriggerWordMax = 2000;

export const loraPrimaryTriggerMax = 2000;

export const loraSecondaryTriggerMax = 2000;

export const loraLoraScaleMin = 0;
export const loraLoraScaleMax = 2;

export const loraStepsMin = 100;
export const loraStepsMax = 4000;

export const loraTrainingDataMax = 10000;

export const loraTrainingDataItemsMax = 10000;

export const loraPreviewUrlMax = 8192;



export const Lora = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model'),
  "model_name": zod.string().max(loraModelNameMax).describe('Its name; empty until it is given one'),
  "model_type": LoraModelType,
  "lora_type": LoraType,
  "status": LoraStatus,
  "progress": zod.int().min(loraProgressMin).max(loraProgressMax).describe('Per cent of the training done'),
  "error_message": zod.string().max(loraErrorMessageMax).nullable().describe('Why the training failed, in words a person can read; null when it did not'),
  "trigger_word": zod.string().max(loraTriggerWordMax).describe('The word that calls it up in a prompt; empty until it is given one'),
  "primary_trigger": zod.string().max(loraPrimaryTriggerMax).describe('The word for its main subject; empty: the trigger word'),
  "secondary_trigger": zod.string().max(loraSecondaryTriggerMax).describe('The word for a second subject; empty when there is none'),
  "lora_scale": zod.number().min(loraLoraScaleMin).max(loraLoraScaleMax).describe('How strongly it draws; 1 is as trained'),
  "steps": zod.int().min(loraStepsMin).max(loraStepsMax).describe('Training steps'),
  "training_data": zod.array(zod.uuid()).max(loraTrainingDataMax).describe('Ids of the media it learns from'),
  "training_data_items": zod.array(LoraTrainingItem).max(loraTrainingDataItemsMax).describe('The same media with their captions, in the same order'),
  "preview_url": zod.string().max(loraPreviewUrlMax).nullable().describe('A picture it drew; null until it is ready'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A custom image model');

export type Lora = zod.input<typeof Lora>;
export type LoraOutput = zod.output<typeof Lora>;
