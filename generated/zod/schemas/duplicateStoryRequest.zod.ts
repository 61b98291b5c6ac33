/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const duplicateStoryRequestDisplayTitleMax = 200;



export const DuplicateStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().min(1).max(duplicateStoryRequestDisplayTitleMax).optional().describe('Title of the copy; left out, the original\'s with (copy)'),
  "project_id": zod.uuid().optional().describe('Project that will hold the copy; left out, the original\'s')
}).describe('The story to copy, and the copy\'s project');

export type DuplicateStoryRequest = zod.input<typeof DuplicateStoryRequest>;
export type DuplicateStoryRequestOutput = zod.output<typeof DuplicateStoryRequest>;
