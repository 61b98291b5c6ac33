/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const loraCaptionCaptionMin = 0;
export const loraCaptionCaptionMax = 1000;



export const LoraCaption = zod.strictObject({
  "training_data_id": zod.uuid().describe('One of the model’s training data'),
  "caption": zod.string().min(loraCaptionCaptionMin).max(loraCaptionCaptionMax).describe('What it shows'),
  "is_imported": zod.boolean().optional().describe('Whether it came with the pictures, from a file beside them')
}).describe('The caption of a picture');

export type LoraCaption = zod.input<typeof LoraCaption>;
export type LoraCaptionOutput = zod.output<typeof LoraCaption>;
