/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealStoryRequestReasonMin = 8;
export const revealStoryRequestReasonMax = 500;



export const RevealStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "reason": zod.string().min(revealStoryRequestReasonMin).max(revealStoryRequestReasonMax).describe('The reason, for the audit trail')
}).describe('Which story, and why');

export type RevealStoryRequest = zod.input<typeof RevealStoryRequest>;
export type RevealStoryRequestOutput = zod.output<typeof RevealStoryRequest>;
