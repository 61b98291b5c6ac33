/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraPictureIssueKind } from './loraPictureIssueKind.zod.ts';

export const loraPictureIssueReasonMax = 2000;

export const loraPictureIssueFixMax = 2000;



export const LoraPictureIssue = zod.object({
  "kind": LoraPictureIssueKind,
  "reason": zod.string().min(1).max(loraPictureIssueReasonMax).describe('The measured value, as readable text'),
  "fix": zod.string().max(loraPictureIssueFixMax).describe('What to do about it'),
  "is_blocking": zod.boolean().describe('Whether the picture cannot be trained with; all others only make the result worse'),
  "like_training_data_id": zod.uuid().nullable().describe('The picture it is nearly the same as; null for all other kinds')
}).describe('A problem of a picture of a set');

export type LoraPictureIssue = zod.input<typeof LoraPictureIssue>;
export type LoraPictureIssueOutput = zod.output<typeof LoraPictureIssue>;
