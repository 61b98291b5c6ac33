/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateStoryTitleRequestDisplayTitleMax = 200;

export const updateStoryTitleRequestBaseTitleMax = 200;



export const UpdateStoryTitleRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().min(1).max(updateStoryTitleRequestDisplayTitleMax).describe('Title as people read it'),
  "base_title": zod.string().max(updateStoryTitleRequestBaseTitleMax).optional().describe('What `display_title` was written over; when the title is another one by now, nothing is changed')
}).describe('A new title');

export type UpdateStoryTitleRequest = zod.input<typeof UpdateStoryTitleRequest>;
export type UpdateStoryTitleRequestOutput = zod.output<typeof UpdateStoryTitleRequest>;
