/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StoryEdit = zod.object({
  "edit_id": zod.uuid().describe('The edit'),
  "label": zod.string().describe('What was done, in words, for example Change the voice of scene 2'),
  "actor_name": zod.string().describe('Who did it'),
  "is_own": zod.boolean().describe('Whether the caller did it; only own edits can be undone'),
  "is_undone": zod.boolean().describe('Whether it was undone'),
  "revision": zod.int().describe('The story\'s revision after it'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was done')
}).describe('One change in the story\'s log');

export type StoryEdit = zod.input<typeof StoryEdit>;
export type StoryEditOutput = zod.output<typeof StoryEdit>;
