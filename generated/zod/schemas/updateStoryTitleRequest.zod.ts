/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateStoryTitleRequestDisplayTitleMax = 200;

export const updateStoryTitleRequestBaseTitleMax = 200;



export const UpdateStoryTitleRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().min(1).max(updateStoryTitleRequestDisplayTitleMax).describe('Displayed title'),
  "base_title": zod.string().max(updateStoryTitleRequestBaseTitleMax).optional().describe('The base of `display_title`; if it has changed, nothing is changed')
}).describe('A new title');

export type UpdateStoryTitleRequest = zod.input<typeof UpdateStoryTitleRequest>;
export type UpdateStoryTitleRequestOutput = zod.output<typeof UpdateStoryTitleRequest>;
