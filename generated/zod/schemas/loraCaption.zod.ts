/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraCaptionSource } from './loraCaptionSource.zod.ts';

export const loraCaptionCaptionMin = 0;
export const loraCaptionCaptionMax = 1000;



export const LoraCaption = zod.strictObject({
  "training_data_id": zod.uuid().describe('One of the model’s training data'),
  "caption": zod.string().min(loraCaptionCaptionMin).max(loraCaptionCaptionMax).describe('What it shows'),
  "source": LoraCaptionSource.optional().describe('Its author; PERSON by default, NONE where it is empty')
}).describe('The caption of an image');

export type LoraCaption = zod.input<typeof LoraCaption>;
export type LoraCaptionOutput = zod.output<typeof LoraCaption>;
