/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraCaptionSource } from './loraCaptionSource.zod.ts';
import { LoraImageIssue } from './loraImageIssue.zod.ts';

export const loraTrainingItemFileNameMax = 2000;

export const loraTrainingItemThumbnailUrlMax = 8192;

export const loraTrainingItemCaptionMax = 400000;

export const loraTrainingItemDraftCaptionMax = 400000;

export const loraTrainingItemIssuesMax = 20;



export const LoraTrainingItem = zod.object({
  "training_data_id": zod.uuid().describe('The media it is'),
  "file_name": zod.string().max(loraTrainingItemFileNameMax).describe('Name of the file'),
  "thumbnail_url": zod.string().max(loraTrainingItemThumbnailUrlMax).nullable().describe('A small image; null while there is none'),
  "caption": zod.string().max(loraTrainingItemCaptionMax).describe('What it shows; empty until written or generated'),
  "caption_source": LoraCaptionSource,
  "draft_caption": zod.string().max(loraTrainingItemDraftCaptionMax).nullable().describe('What `generate_captions` writes for it; null until it is checked'),
  "is_checked": zod.boolean().describe('Whether its pixels have been checked'),
  "original_training_data_id": zod.uuid().nullable().describe('The original that can be restored; null where it was never replaced'),
  "issues": zod.array(LoraImageIssue).max(loraTrainingItemIssuesMax).describe('The problems found; empty for a good image and until it is checked')
}).describe('An image the model learns from');

export type LoraTrainingItem = zod.input<typeof LoraTrainingItem>;
export type LoraTrainingItemOutput = zod.output<typeof LoraTrainingItem>;
