/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createStoryVersionRequestNameMax = 100;



export const CreateStoryVersionRequest = zod.strictObject({
  "name": zod.string().min(1).max(createStoryVersionRequestNameMax).describe('Displayed name')
}).describe('A name for the story as it is now');

export type CreateStoryVersionRequest = zod.input<typeof CreateStoryVersionRequest>;
export type CreateStoryVersionRequestOutput = zod.output<typeof CreateStoryVersionRequest>;
