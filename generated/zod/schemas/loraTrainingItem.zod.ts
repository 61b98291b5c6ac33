/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const loraTrainingItemFileNameMax = 2000;

export const loraTrainingItemThumbnailUrlMax = 8192;

export const loraTrainingItemCaptionMax = 400000;



export const LoraTrainingItem = zod.object({
  "training_data_id": zod.uuid().describe('The media it is'),
  "file_name": zod.string().max(loraTrainingItemFileNameMax).describe('Name of the file'),
  "thumbnail_url": zod.string().max(loraTrainingItemThumbnailUrlMax).nullable().describe('A small picture; null while there is none'),
  "caption": zod.string().max(loraTrainingItemCaptionMax).describe('What it shows; empty until written or generated')
}).describe('A picture the model learns from');

export type LoraTrainingItem = zod.input<typeof LoraTrainingItem>;
export type LoraTrainingItemOutput = zod.output<typeof LoraTrainingItem>;
