/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const duplicateTemplateInAnotherAccountRequestEmailMax = 254;



export const DuplicateTemplateInAnotherAccountRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "email": zod.email().max(duplicateTemplateInAnotherAccountRequestEmailMax).describe('Email of the account that gets the copy')
}).describe('The story to copy, and its receiver');

export type DuplicateTemplateInAnotherAccountRequest = zod.input<typeof DuplicateTemplateInAnotherAccountRequest>;
export type DuplicateTemplateInAnotherAccountRequestOutput = zod.output<typeof DuplicateTemplateInAnotherAccountRequest>;
