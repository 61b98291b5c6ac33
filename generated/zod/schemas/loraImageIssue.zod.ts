/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraImageIssueKind } from './loraImageIssueKind.zod.ts';

export const loraImageIssueReasonMax = 2000;

export const loraImageIssueFixMax = 2000;



export const LoraImageIssue = zod.object({
  "kind": LoraImageIssueKind,
  "reason": zod.string().min(1).max(loraImageIssueReasonMax).describe('The measured value, as readable text'),
  "fix": zod.string().max(loraImageIssueFixMax).describe('What to do about it'),
  "is_blocking": zod.boolean().describe('Whether the image cannot be trained with; all others only make the result worse'),
  "like_training_data_id": zod.uuid().nullable().describe('The image it is nearly the same as; null for all other kinds')
}).describe('A problem of an image of a set');

export type LoraImageIssue = zod.input<typeof LoraImageIssue>;
export type LoraImageIssueOutput = zod.output<typeof LoraImageIssue>;
