/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generationFailureTypeMax = 2000;

export const generationFailureReasonMax = 300;

export const generationFailureCountMin = 0;
export const generationFailureCountMax = 2147483647;



export const GenerationFailure = zod.object({
  "subject": zod.enum(['STORY', 'TASK', 'EXPORT']).describe('What failed'),
  "type": zod.string().max(generationFailureTypeMax).describe('Creation mode, task type or executor'),
  "reason": zod.string().max(generationFailureReasonMax).describe('The message that the user saw, its first 300 characters; empty when there was none'),
  "count": zod.int().min(generationFailureCountMin).max(generationFailureCountMax).describe('Times')
}).describe('Why something failed, and how often');

export type GenerationFailure = zod.input<typeof GenerationFailure>;
export type GenerationFailureOutput = zod.output<typeof GenerationFailure>;
