/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraModelType } from './loraModelType.zod.ts';
import { LoraType } from './loraType.zod.ts';

export const uploadLoraModelRequestModelNameMax = 100;

export const uploadLoraModelRequestTriggerWordMax = 50;


export const uploadLoraModelRequestTriggerWordRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const uploadLoraModelRequestLoraScaleMin = 0;
export const uploadLoraModelRequestLoraScaleMax = 2;



export const UploadLoraModelRequest = zod.strictObject({
  "file": zod.instanceof(Blob).describe('A .safetensors file of at most 28 MB'),
  "model_name": zod.string().min(1).max(uploadLoraModelRequestModelNameMax).describe('Its name'),
  "model_type": LoraModelType,
  "lora_type": LoraType,
  "trigger_word": zod.string().min(1).max(uploadLoraModelRequestTriggerWordMax).regex(uploadLoraModelRequestTriggerWordRegExp).describe('The word that calls it up in a prompt'),
  "lora_scale": zod.number().min(uploadLoraModelRequestLoraScaleMin).max(uploadLoraModelRequestLoraScaleMax).optional().describe('Its strength; left out: 1')
}).describe('A ready-made model');

export type UploadLoraModelRequest = zod.input<typeof UploadLoraModelRequest>;
export type UploadLoraModelRequestOutput = zod.output<typeof UploadLoraModelRequest>;
